// Made-up words for the pictures that show what a page becomes. Nobody here is a customer of anybody.

/** What stands for the words between two brackets; several ways, with a stroke between them, follow one another. Words that are not here are an example already, and stay. */
export const sampleWords: Readonly<Record<string, string>> = {
  Year: "2026",
  harbour: "Malpe harbour",
  "month, year": "March 2026",
  phone: "98765 43210",
  "phone number": "98765 43210",
  "your phone number or email": "98765 43210",
  insurers: "most insurers",
  Insurer: "The insurer",
  label: "Monsoon Tape",
  "support act": "The Low Tide",
  Singer: "Mawii",
  "ticket site": "our own page",
  "link to your page": "in our journal",
  "your mail address": "hello@bakedesk.example",
  "temple or mosque": "old temple",
  "school name": "Riverside School",
  Courier: "The courier",
  "EMI partner": "EMI",
  DISCOM: "grid company",
  "Role, firm, city": "Junior accountant, Surat",
  "Role, company, years": "Head of pay, eleven years",
  "Name, certificate": "{coach}, certified coach",
  "Wedding, city": "Bride, Jaipur",
  "City, piece": "Kochi, wine kurta",
  "City, model, months worn": "Kochi, court shoe, nine months",
  "Child's age, city": "Parent of a four-year-old, Pune|Parent of a six-year-old, Kochi",
  "child's class and board, year": "class 10, CBSE, 2026",
  "class, school": "class 11, Riverside School",
  "Row house, town": "Row house, Nashik",
  "Flat on the ninth floor, city": "Ninth floor, Mumbai",
  "Home baker, town": "Home baker, Nashik",
  "Cake artist, town": "Cake artist, Lucknow",
  "Chocolates and hampers, town": "Chocolates and hampers, Indore",
  "Boutique, town": "Boutique, Raipur",
  "Training and year": "Trained in Mumbai, 2014",
  "Certificate, and whose it is": "Certificate of the academy",
  "Registered with: state medical council": "Registered with the state medical council",
  "Hospital and years of training": "Trained nine years in city hospitals",
  "Firm, years, number of juniors trained": "Own firm, twelve years, forty juniors",
  "Diploma or trade certificate, if you hold one": "Diploma in garment making",
  "NISM certificates held: list them": "NISM Series VIII and XV",
  "Meta Business Partner, Google Partner: only if you are one": "Meta and Google certified",
  "BIS licence no. CM/L-0000000 under IS 9873.": "Tested under IS 9873.",
  "advocate's name": "Vandana Bhat",
  "Talks, columns or press: only what is true": "Speaks on pay to college leavers",
  "Hygiene: brushes washed between faces, single-use wands": "Brushes washed between faces, single-use wands",
  "State placements only if you can prove them.": "Nobody can promise you a post.",
  "State how often that happened last year.": "Last year that happened twice.",
  "Tell one song in this length; ours is an example": "Written on a night bus",
  "Put your own rating here, with the place it comes from: “4.8 from 212 buyers on Instamojo”.":
    "4.8 from 212 buyers",
  "What closes behind a door": "A kitchen behind doors",
  "What hangs where the wall was": "A lamp where a wall was",
  "What the lamp replaced": "One lamp for six spots",
  "What the table folds into": "A table in the shelf",
  "What took one afternoon to carry out": "One afternoon of carrying",
  "Where the linen sleeps": "Linen under the bed",
  // What people say.
  "A CA who now sends it to clients.": "I send it to every freelancer I file for. March is quieter now.",
  "A beginner: how the first session felt, why they came back.":
    "I lifted an empty bar and nobody laughed. I was back on Thursday.",
  "A bride with acne or pigmentation: what she feared, what happened by midnight.":
    "I feared a mask. At midnight my skin still looked like skin.",
  "A buyer on the size: what fits, what honestly does not.":
    "Laptop, lunch and a shawl go in. An umbrella does not, and I was told so.",
  "A buyer whose bag was repaired: what happened, how it came back.":
    "A strap tore in the metro. It came back in nine days, waxed.",
  "A buyer with broad feet: what size they wore before, what they wear now":
    "I wore a ten to get the width. Here I wear a nine, broad.",
  "A buyer's real line: where they eat it and who steals it.":
    "On the terrace at five. My father takes half.",
  "A buyer's real words after a year: what it carried, what it survived.":
    "A year of laptops, two monsoons and one toddler. It looks better than I do.",
  "A couple on their two-chart reading: what they learnt about each other.":
    "We learnt why one of us plans and the other packs at midnight.",
  "A customer in her own words: where she wore it, who asked about it, whether it has been washed yet.":
    "I wore it to a reading, three people asked, and it has been washed nine times since.",
  "A customer's own line: which masala, since when, for which dish.":
    "The fish masala, since my wedding, for every Sunday.",
  "A family that eats its own coriander. What the children do now.":
    "We eat our own coriander. The children fight over who waters it.",
  "A father's line about his son's haircut.": "He sat still for the first time, and asked when we go again.",
  "A founder's real words: what shelf or figure changed, and what was hard about the process.":
    "Two rounds hurt. Then a chain that had refused us for years gave us a whole shelf.",
  "A grandparent who gifted a set: what the child said": "She said it feels like the inside of a pillow.",
  "A groom's line about the wedding morning.": "Four of us, one hour, nobody late for the baraat.",
  "A homemaker or career-returner: when she studied, whose books she does now.":
    "I studied after nine at night. Now I keep the books of two shops on our street.",
  "A line about the shave or the massage.": "I fell asleep in the chair. They let me.",
  "A line that criticises something, and your answer.": "Too little pudina, I wrote. The next pack had more.",
  "A member over fifty: what everyday thing became easy again.": "I carry the rice home myself again.",
  "A member's own words: what hurt or scared them before, what they lift now.":
    "I came because stairs hurt. Now I lift sixty kilos and take the stairs twice.",
  "A mother: one line.": "I cried, and nothing ran.",
  "A mother or father: which stain, how many washes, what the colour looks like now":
    "Beetroot, mango and one whole paintbox. Thirty washes, still leaf green.",
  "A parent's real line about the tiffin.": "The tiffin comes home empty. That is new.",
  "A parent's real words: what the child said at dinner before and after, not only the marks.":
    "She used to push her plate away on test days. Yesterday she explained refraction with a glass.",
  "A parent, about a child's stubborn year.": "We stopped pushing in that year. It was enough.",
  "A photographer: what the skin did under flash.": "Skin under flash, not powder. I hardly retouched.",
  "A price that went up. How many people noticed, and what they said.":
    "I put brownies up by forty rupees. One person noticed, and bought two.",
  "A pupil's real words: the chapter that frightened them and how it opened.":
    "Trigonometry was a wall. He drew a ladder against our window and it opened.",
  "A regular's real line about the first cut here, as he said it in the mirror.":
    "I came in for a trim and went out taller. My mother asked who did it.",
  "A rider's real words: the bend where they understood why we stop so often.":
    "After the third bend above Tabo I knew why we stop so often: nobody would believe it otherwise.",
  "A sceptic. These are the ones people read.": "I came to argue. I left with a date and a reason.",
  "A shopkeeper on moving his counter.": "We moved the counter by four feet. People stopped queuing outside.",
  "A sister who came for draping only.": "Six yards, eleven minutes, and I danced in it.",
  "A student: which question came in the interview, what they opened on the laptop, what the salary is.":
    "They asked for a GST reconciliation. I opened mine, and started on Monday at 3.2 lakh.",
  "An architect who now sends him drawings first.": "I send him drawings before the client sees them.",
  "Boutique: what changed when the reply came within ten minutes.":
    "We reply within ten minutes now. Half of those who ask come to the shop.",
  "Boutique: which of the three ads worked, to her surprise.":
    "The plain photo of the hanger beat both films. I would not have guessed.",
  "Clinic: how many new patients in March, and what one cost.":
    "Thirty-one new patients in March, at ₹140 each.",
  "Coaching: filled the second batch of class 11.": "The second batch of class 11 was full by the twelfth.",
  "Dentist: messages in the first week, and how many sat in the chair.":
    "Forty messages in the first week. Nineteen sat in the chair.",
  "Did not change jobs. Automated three reports and was promoted where he was.":
    "I stayed, automated three reports, and was promoted at the same desk.",
  "Failed twice to learn alone. What was different about a room of ten.":
    "Twice I gave up alone. In a room of ten somebody always asks my question.",
  "From the people who tasted first: where they eat it and who steals it.":
    "At my desk, at four. My sister steals it.",
  "Name. His back, what his doctor said, which exercise was changed and how.":
    "My back complained, my doctor said careful. They swapped two lifts and filmed me the new ones.",
  "Name. How it began at the kitchen wall, how many weeks it took.":
    "I began with push-ups at the kitchen wall. In week nine I did one on the floor.",
  "Name. How she found the first ten, what went wrong in week three, what she would do sooner.":
    "The first ten came from my staircase. In week three I ran out of lids. I would charge sooner.",
  "Name. What she cooked before, what the sheet showed, which price she changed, who her regulars are today.":
    "I cooked for the whole block at a loss. The sheet showed it, I changed the thali price, and a bank eats here daily.",
  "Name. What she could not do before, what the Sunday films corrected, what she does now.":
    "I could not squat to a chair. The Sunday films corrected my knees. Now I carry my grandson.",
  "Name. What she dropped, who complained, what happened to the leftovers and the profit.":
    "I dropped the third sabzi. One person complained, the leftovers went, and the profit doubled.",
  "One meal for the whole family: how that came about.":
    "All five of us eat one meal now. Nobody noticed it began with me.",
  "One of the two who complained, and what you sent.": "I complained about a torn pack. Two came back.",
  "Real words about the noise evening, or the sarees.":
    "I folded sarees in my head and never reached the third.",
  "Real words about the paper patterns.": "I still use the paper patterns. They have tea on them.",
  "Real words from a beginner who had never threaded a machine: the first blouse worn outside, and who noticed.":
    "I had never threaded a machine. I wore my first blouse to a wedding and my aunt asked for the tailor.",
  "Real words from someone who did not change jobs but was given the reports of the region.":
    "Same company, same chair. They gave me the reports of the whole region.",
  "Real words from someone who runs a team of three or four: what the tracker changed on Monday mornings.":
    "We are four. Monday mornings used to be guessing who had paid. Now it takes a minute.",
  "Real words of a client, three or four lines: what worried them before, what you did that others did not, the figure it came to.":
    "We feared another deck. They opened our margin sheet first, stopped two campaigns that day, and we finished the quarter 38% up.",
  "Real words: how long the nights had been bad, and which evening they first did not hear to the end.":
    "Two years of bad nights. On the ninth evening I did not hear it to the end.",
  "Real words: job before, project that came up in the interview, job now.":
    "I was in dispatch. They asked about the churn project for half an hour. I am an analyst now.",
  "Real words: role and years, how long the search had gone on, what was changed on the page, what came in which week, and what they said about salary.":
    "Six years a tester, seven months of silence. We rewrote the first four lines. Three calls came in week two, and one offer 30% above my last pay.",
  "Real words: the first client who paid an advance, and how the clause was taken.":
    "The first client paid half in advance and only said: fair.",
  "Real words: the first neighbour who paid, and how much.":
    "My neighbour paid ₹350, and brought her sister.",
  "Real words: what the correction in red showed that nobody had told her.":
    "The red line showed my shoulder seam was an inch back. Nobody had told me.",
  "Real words: what the nightly problems were like beside a full-time job.":
    "One problem a night, after dinner. It was the quiet hour of my day.",
  "Real words: what they do now at 4 a.m.": "At 4 a.m. I turn over. That is all.",
  "Real words: which invoice was stuck, for how long, which message from the kit they sent and what came back.":
    "An invoice had been stuck for 74 days. I sent message three from the kit at noon. It was paid by six.",
  "Rice last, then a walk to the temple and back.": "Rice last, then a walk to the temple and back.",
  "Salon: what the reminder message did to no-shows.": "No-shows went from nine a week to two.",
  "She had never used Canva. How long the first evening took.":
    "I had never used Canva. The first evening took forty minutes.",
  "Somebody who does not snack. What happened at four o'clock.":
    "I do not snack. At four o'clock the pack was empty.",
  "Somebody who killed everything before. What was different.":
    "I had killed everything, even mint. This time I was told when not to water.",
  "Somebody who moved away and has it posted.": "I moved to Muscat. The garam masala followed me.",
  "Someone who bought a size up: how long it has fitted": "Bought a size up in June. It still fits in June.",
  "Someone who came afraid of a dosha and left without a bill for a puja.":
    "I came afraid of a dosha. I left without a bill for a puja.",
  "Someone who left in week four, and why. It helps people decide.":
    "I left in week four for a family matter, and got the rest back.",
  "Someone who sells by the half-kilo: which post her neighbours ordered from first.":
    "The cutting video brought the first order: three half-kilos from one lift.",
  "Someone who stopped his ads after three weeks because the sheet said so. Honest and useful.":
    "The sheet told me to stop after three weeks. I did, and saved ₹14,000.",
  "Someone who took a cake off the list. Why, and what sells in its place.":
    "I took the red velvet off. The plain almond sells twice as much.",
  "Someone who was told to wait, waited, and was glad of it.":
    "I was told to wait until June. I am glad I did.",
  "The best quote here is from someone who trades less now. Ask what they stopped doing, and what their worst month is today against before.":
    "I trade four days a month now. I stopped chasing the open, and my worst month is a third of what it was.",
  "The first month she paid herself a salary. One sentence.":
    "In May I paid myself a salary for the first time.",
  "The flat that could not be drilled: what stands on its own feet, what leaves with them, what the landlord said.":
    "Not one hole in a wall. Everything stands on its own feet, and the landlord asked for the number.",
  "The office that takes nine tiffins, and what they argue about.":
    "Nine tiffins a day. We argue only about the pickle.",
  "The smallest change, and what they noticed. Let them use their own words and doubts.":
    "We only turned the bed and cleared the north-east shelf. I still doubt half of it, and I sleep.",
  "The son who attended for his mother.": "I attended for my mother. She runs the ads now.",
  "Was in accounts receivable for four years. What project 2 made possible at her own office.":
    "Four years in receivables. Project 2 became the report that our own office opens every Monday.",
  "What changed in her orders after the price list went up. A number if she agrees to it.":
    "The price list went up on Sunday. Eleven orders came by Wednesday, and nobody asked for a discount.",
  "What grew first, on which floor, and who ate it.":
    "Methi, on the ninth floor. My mother-in-law ate it before I took a photo.",
  "What he changed first. What he did not give up.":
    "I changed breakfast first. I did not give up my evening chai.",
  "What she asked, what the reading said about timing, what she did with it. Two or three lines in her own words.":
    "I asked whether to move cities. The reading said: after the monsoon. I waited, and the better offer came in October.",
  "What she found out about her bestseller, and what she charges now.":
    "My bestseller lost ₹60 a box. I charge ₹480 now and sell as many.",
  "What the TDS tracker found, in rupees.": "The TDS tracker found ₹18,400 that I had given away.",
  "What was tight, what you moved, what they now do in the morning. Four lines, one of them about money.":
    "Five of us and one passage. They moved a door by two feet. Now we eat breakfast together, and it cost what was written on day one.",
  "Where the paper is read now, who sits there at seven, what it cost against the plan.":
    "The paper is read by the window, my father is there at seven, and it cost ₹9,000 less than planned.",
  "Which flavour was gone first, and who is blamed.": "Peri peri went first. Everyone blames the intern.",
};

/** Sentences to the buyer that stand without brackets, and what a page in use has there. */
export const sampleSentences: Readonly<Record<string, string>> = {
  "Replace these with your own cases. Keep the form: where": "Three cases: where",
  "Put in three to six real ones, with leave of the writers. Short, and about what changed.":
    "A few of them, with leave of the writers.",
  "Put in photographs of your own sites, with the owners' leave.": "Shown with the owners' leave.",
  "Put your real rating here, or take this line out.": "",
  "Put in your own students, with leave, in this form.": "Told by students, with their leave.",
  " Put your own lasts' figures here.": "",
  "Replace with your own stock. One line of truth": "One line of truth",
  " Replace the names of cooks with your own.": "",
  " Put your own maker's story here, with a photograph and consent.": "",
  "Replace with your own clients and their own counts.": "Counted at their own tills.",
  "Real ones only. Ask for the shop, the spend and what came in.": "The shop, the spend and what came in.",
  "Put real ones here, with the shop's name and town. Ask for a figure.": "With the town, and a figure.",
  "Shorter is better; put in your own measurements.": "Shorter is better.",
  "one printer, [name]": "one printer, Yusuf Chhipa",
  "[School name] and [school name]": "Hillside School and Riverside School",
};
