// What previews say of each page: its shop, its place, its people, its figures. All of it is made up.

export interface PageFacts {
  /** What the shop, class or house is called. */
  brand: string;
  /** City, part of it, street, PIN. Where the page has a map, the map shows it. */
  place?: readonly [city: string, area: string, street: string, pin: string];
  /** Who runs it. */
  owner?: string;
  /** Who else is named, in the order of the page. */
  others?: readonly string[];
  /** What its other brackets hold; several, with a stroke between, follow one another. */
  words?: Readonly<Record<string, string>>;
  /** Sentences that are said otherwise here. */
  sentences?: Readonly<Record<string, string>>;
}

/** The page of a template, or all pages of a kit. */
export const sampleFacts: Readonly<Record<string, PageFacts>> = {
  "premium-funnels/agency": {
    brand: "Northlane Media",
    place: ["Bengaluru", "HSR Layout", "9 Nursery Road", "560 102"],
    owner: "Nikhil Bapat",
    others: ["Shreya Venkatesh"],
    words: {
      "00": "14|26|11|12",
      "0.0x": "3.1x|4.4x",
      "₹00 Cr": "₹31 Cr",
      "₹00 L": "₹22 L",
      month: "February",
      brand: "a tea label",
      "Founder, brand, city": "Founder, Kettle & Leaf, Coimbatore",
    },
  },
  "premium-funnels/astrology": {
    brand: "Sunanda Apte",
    place: ["Pune", "Sadashiv Peth", "27 Nagnath Lane", "411 030"],
    owner: "Sunanda Apte",
    others: ["Ishani Ghosh", "Mukund Sahasrabuddhe", "Prakash Hegde", "Anjali Thomas", "Ritu Malhotra"],
    words: {
      "00": "14|6",
      "000": "220",
      Month: "March",
      institute: "a school in Ujjain",
      Names: "Devika and Sameer",
    },
  },
  "premium-funnels/courses": {
    brand: "Sheets at Work",
    place: ["Jaipur", "C-Scheme", "5 Ashok Marg", "302 001"],
    owner: "Pallavi Sarda",
    others: ["Ashwini Meshram", "Karthik Raman", "Jaspreet Bains"],
    words: { "00": "12|71", "0,000": "1,850", company: "a grocery chain", companies: "two retail groups" },
  },
  "premium-funnels/digital-product-1": {
    brand: "Tallybook",
    owner: "Radhika Suri",
    others: ["Nandita Bose", "Tejas Amin", "Sushil Agrawal"],
    words: { "0,000": "3,100" },
  },
  "premium-funnels/digital-product-2": {
    brand: "The Post Kit",
    owner: "Maithili Kamat",
    others: ["Sonal Dave", "Jyoti Rawat", "Rubina Khan"],
  },
  "premium-funnels/health": {
    brand: "Evenplate",
    place: ["Nagpur", "Dharampeth", "14 Law College Square", "440 010"],
    owner: "Shalini Upadhyay",
    words: { "00": "12", "0000": "5836", year: "2025", hospital: "a city hospital" },
    sentences: {
      "Dr [Name], MD": "Dr Mahesh Barve, MD",
      "Figures of your clinic, with the year they come from. Leave out what you cannot prove.":
        "Counted by our own desk, in everybody who finished, not in the best ten.",
      "Use real before-and-after values with the time between them, and say what medicine they were on. Results differ from person to person.":
        "Three months apart, on the medicine their own doctor gave them. Results differ from person to person.",
    },
  },
  "premium-funnels/marketing": {
    brand: "Open Shutter",
    owner: "Salim Attar",
    others: ["Neeta Sabnis", "Poonam Verma", "Alok Mathur", "Murugan Selvam", "Barnali Das", "Hardik Joshi"],
    words: { "00": "158|42" },
  },
  "premium-funnels/trading": {
    brand: "Slow Candle",
    owner: "Raghav Menon",
    others: ["Charu Bhatia"],
  },
  "premium-funnels/vastu": {
    brand: "Harshad Mehra",
    place: ["Ahmedabad", "Navrangpura", "6 Stadium Road", "380 009"],
    owner: "Harshad Mehra",
    others: ["Jignesh Vora", "Mitali Desai"],
    words: {
      "00": "22",
      year: "1989",
      state: "Gujarat",
      college: "Vadodara",
      institute: "a school in Surat",
      "Family name": "The Parekhs",
    },
  },
  "high-converting/sales-page-1-blue": {
    brand: "Paid by Friday",
    owner: "Aditi Rane",
    others: ["Kabir Anand", "Mansi Trivedi", "Gautam Phukan"],
    words: {
      "00": "47|19|86",
      "₹00 L": "₹42 L",
      "0.0 / 5": "4.7 / 5",
      "name, bar council number": "Adv. Vandana Bhat",
    },
  },
  "high-converting/sales-page-2-green": {
    brand: "Window Harvest",
    place: ["Bengaluru", "Malleshwaram", "31 Temple Cross", "560 003"],
    owner: "Chaitra Gowda",
    words: {
      "0000": "2,875",
      date: "30 June",
      festival: "Raksha Bandhan",
      "farm or group, place": "a farm near Kolar",
    },
  },
  "high-converting/sales-page-3-orange": {
    brand: "Dabba School",
    place: ["Indore", "Bhawarkuan", "2 Coaching Lane", "452 001"],
    owner: "Kiran Chhabra",
    words: {
      "00": "21",
      "000": "430",
      "00000000000000": "11426000300715",
      "₹0,000": "₹1,450",
      date: "7 March",
      year: "2017",
      "dietician's name": "Suchitra Pai",
    },
  },
  "high-converting/sales-page-4-purple": {
    brand: "Low Lamp",
    place: ["Kochi", "Panampilly Nagar", "11 Park Avenue", "682 036"],
    owner: "Meera Vaidya",
    others: ["Arvind Saxena", "Deepak Lodhi", "Pinal Shah"],
    words: {
      "radio station": "city radio",
      "psychologist's name, qualification": "psychologist Leela Varghese",
      "name, RCI registration number": "Dr Leela Varghese",
    },
  },
  "high-converting/sales-page-5-red": {
    brand: "Offer in Hand",
    others: ["Faisal Karim", "Vivek Nambiar"],
    words: {
      "00": "17|22|15",
      "₹0.0 L": "₹1.8 L",
      date: "2 February",
      companies: "two product firms",
      "Name, company": "Anagha Rao, Bluepeak Systems|Ruchi Kapoor, Tessel Labs",
    },
  },
  "high-converting/pink-course-sales-page": {
    brand: "Chalk & Bobbin",
    place: ["Madurai", "Anna Nagar", "16 Weavers Street", "625 020"],
    owner: "Valli Muthukumar",
    others: ["Sunita Bajpai", "Rashmi Gupta", "Kamla Patel", "Mrinali Saikia"],
    words: { date: "1 June" },
  },
  "high-converting/green-fitness-sales-page": {
    brand: "Steady",
    place: ["Pune", "Erandwane", "4 Karve Lane", "411 004"],
    owner: "Mohan Athavale",
    words: {
      "000": "380",
      date: "10 January",
      certification: "certified strength coach",
      "Certification and number": "Strength coach, certificate 2216",
    },
  },
  "high-converting/pink-capture-page": {
    brand: "Vermilion Weddings",
    place: ["Udaipur", "Fatehpura", "8 Lake Road", "313 001"],
    owner: "Gayatri Bhandari",
  },
  "high-converting/purple-capture-page": {
    brand: "Little Readers",
    owner: "Sudha Lakkaraju",
  },
  "high-converting/orange-capture-page": {
    brand: "Noon Solar",
    words: {
      "000": "310",
      "0,000 kW": "1,150 kW",
      "DISCOM empanelment no.": "DISCOM empanelment 2291",
    },
  },
  "high-converting/blue-capture-page": {
    brand: "Far Campus",
    place: ["Chandigarh", "Sector 34", "SCO 118, Sector 34", "160 022"],
  },
  "high-converting/blue-course-sales-page": {
    brand: "Half Past Eight",
    owner: "Rohit Sachdeva",
    others: ["Arif Ansari", "Swati Kulshreshtha", "Prem Chettri"],
    words: {
      "00": "31|38|19",
      date: "2 March|2 March|6 July",
      company: "a payments firm",
      "Degree or certificate": "M.Sc. in statistics",
    },
  },
  "high-converting/thank-you-page-1": { brand: "Mridula Rao", owner: "Mridula Rao" },
  "high-converting/thank-you-page-2": {
    brand: "Read the Line",
    owner: "Tushar Wadhwa",
    words: { "registration number, if you advise": "registration 3318" },
  },
  "high-converting/thank-you-page-3": {
    brand: "Kolhu",
    words: {
      "#0000": "#2257",
      "Day and date": "Thursday, 5 March",
      "FSSAI licence no.": "FSSAI 11726000100862",
    },
  },
  "creative/shoe-store": {
    brand: "Sole & Measure",
    others: ["Anand Kishore"],
  },
  "creative/fishing-gear": { brand: "Long Cast", words: { "00": "9" } },
  "creative/ebook": {
    brand: "Nivedita Rao",
    owner: "Nivedita Rao",
    words: { "000": "450", company: "a private bank" },
  },
  "creative/kids-fashion": {
    brand: "Little Neem",
    place: ["Mysuru", "Saraswathipuram", "22 Fourth Main", "570 009"],
    others: ["Nithya Krishnan", "Rahul Dutta", "Vasudha Pandit"],
  },
  "creative/womens-fashion": {
    brand: "Indigo House",
    place: ["New Delhi", "Hauz Khas Village", "7 Deer Park Lane", "110 016"],
    owner: "Ira Bhatnagar",
    others: ["Leena Mathew"],
    words: { "Metro station": "Green Park metro" },
  },
  "creative/phone-sales": { brand: "Handset House" },
  "creative/interior": {
    brand: "Room & Reason",
    place: ["Bengaluru", "Whitefield", "Second floor, 40 Station Road", "560 066"],
  },
  "creative/makeup": {
    brand: "Zoya Merchant",
    place: ["Lucknow", "Hazratganj", "3 Mall Lane", "226 001"],
    owner: "Zoya Merchant",
    others: ["Bhavna Rathore", "Usha Rathore", "Sahil Chawla", "Kriti Jindal"],
    words: { "000": "270" },
  },
  "creative/music": {
    brand: "Rain Parade",
    owner: "Banteilang Syiem",
    words: {
      date: "20 March",
      month: "January",
      Venue: "The Pine Room|Riverbank Hall|The Tram Depot|Mill Yard|Warehouse Six|The Verandah|Harbour Shed",
    },
  },
  "creative/camera": {
    brand: "Glass & Light",
    place: ["Mumbai", "Andheri West", "4 Film Lane", "400 053"],
  },
  "creative/healthcare": {
    brand: "Banyan Clinic",
    place: ["Bengaluru", "Jayanagar", "Gulmohar House, 12 Fourth Block Road", "560 011"],
    owner: "Suresh Padmanabhan",
    others: ["Archana Bhat", "Rekha D'Cruz", "Mary Stella", "Girish Naik"],
    words: {
      year: "2003",
      language: "Kannada",
      "Metro station": "Jayanagar metro",
      "degree, council registration no.": "MD, reg. 48213",
      "Degree, registration no.": "MS, reg. 61907.|DCH, reg. 57340.",
      "Clinical establishment registration no.": "Clinic registration 2214",
    },
  },
  "creative/ecourse": {
    brand: "The Return Room",
    owner: "Abhay Dosi",
    others: ["Dhruv Lad", "Manju Sharma"],
    words: {
      year: "2009",
      date: "1 April",
      "Membership no.": "Membership 114027",
      "Role, city": "Accounts of two shops, Ujjain",
    },
  },
  "creative/gaming": {
    brand: "Night Shift Arena",
    place: ["Hyderabad", "Gachibowli", "Lower floor, Orbit Plaza, Old Mumbai Road", "500 032"],
  },
  "creative/cars": {
    brand: "Plain Motors",
    place: ["Surat", "Vesu", "Plot 8, Canal Road", "395 007"],
    words: {
      "0.0": "4.7",
      "000": "520",
      "Authorised dealer no. under Rule 55A, if you hold one.": "Authorised dealer 5118",
    },
  },
  "creative/toys": { brand: "Lacquer & Wheel", owner: "Shruthi Raju" },
  "creative/social-media-service": {
    brand: "Table Nine Social",
    place: ["Kolkata", "Ballygunge", "19 Hindustan Road", "700 029"],
  },
  "creative/bikes": {
    brand: "Freewheel",
    place: ["Pune", "Aundh", "3 River Lane", "411 007"],
  },
  "creative/hosting": {
    brand: "Steadyhost",
    place: ["Coimbatore", "Peelamedu", "88 Mill Road", "641 004"],
    words: { year: "2013" },
  },
  "creative/food-delivery": {
    brand: "Dabba Lane",
    place: ["Mumbai", "Powai", "15 Lake Homes Road", "400 076"],
    words: {
      area: "Powai|Chandivali|Vikhroli|Powai|Chandivali|Vikhroli|Kanjurmarg",
      number: "11526000700431",
    },
  },
  "creative/education": {
    brand: "Lantern Classes",
    place: ["Bhopal", "Arera Colony", "E-7, Ten Number Market", "462 016"],
    others: ["Nasreen Akhtar", "Aman"],
    words: { "0.0": "4.8", "00": "112", date: "6 April|15 November" },
  },
  "creative/agency": {
    brand: "Second Name",
    place: ["Chennai", "Alwarpet", "5 Murrays Lane", "600 018"],
    others: ["Revathi Subramaniam"],
    words: { month: "May", "Brand, city": "Palm & Pepper, Kollam" },
  },
  "creative/real-estate": {
    brand: "Laburnum Court",
    place: ["Pune", "Baner", "44 Hill Road", "411 045"],
    words: {
      number: "14.2",
      year: "1998",
      "month year": "June 2028",
      "metro station": "Balewadi metro",
      "Developer name": "Laburnum Homes",
      P00000000000: "P52100071846",
    },
  },
  "creative/souvenir": {
    brand: "Town & Maker",
    place: ["Jaipur", "Bapu Nagar", "12 Craft Lane", "302 015"],
    owner: "Wahida Bano",
  },
  "creative/fitness": {
    brand: "Ironyard",
    place: ["Chennai", "Adyar", "6 Canal Bank Road", "600 020"],
    owner: "Samuel Raj",
    others: ["Divya Shankar", "Kamakshi Iyer", "Suresh Babu", "Preethi Anand"],
    words: {
      "Monday, date": "Monday, 2 March",
      "Name, physiotherapist, number": "Anu Mathew, physiotherapist",
      "Age, work, member since": "57, teacher, since 2023",
      "age, work": "44, banker|29, shopkeeper",
    },
  },
  "creative/motorcycle": {
    brand: "High Pass Garage",
    place: ["Chandigarh", "Sector 28", "21 Garage Row, Sector 28", "160 002"],
    owner: "Tenzin Negi",
    others: ["Aparna Krishnan"],
    words: { town: "Manali", "ride, month": "Spiti ride, June" },
  },
  "creative/watch": {
    brand: "Orvan",
    place: ["Mysuru", "Devaraja Mohalla", "9 Clock Tower Lane", "570 001"],
    owner: "Srinivas Bhat",
    words: { town: "Kanpur", "Model name": "Quiet Hour" },
  },
  "creative/bag": {
    brand: "Saddle & Seam",
    place: ["Kolkata", "Tangra", "7 Tannery Road", "700 046"],
    others: ["Elizabeth Varkey", "Falguni Desai", "Pranav Gokhale"],
    words: { "Work, city": "Architect, Kochi", "work, city": "chemist, Surat|teacher, Pune" },
  },
  "creative/diet-program": {
    brand: "Plate & Clock",
    place: ["Nashik", "Gangapur Road", "5 Vineyard Lane", "422 013"],
    owner: "Snehal Kadam",
    words: { number: "3187", college: "home-science college, Nagpur" },
  },
  "creative/web-services": {
    brand: "Shopfront Web",
    place: ["Vadodara", "Alkapuri", "10 Arunoday Lane", "390 007"],
  },
  "creative/snack": {
    brand: "Kurr",
    place: ["Darbhanga", "Laheriasarai", "Mill Compound, Station Road", "846 001"],
    others: ["Abhishek Jha", "Smita Oberoi", "Lokesh Gowda"],
    words: { number: "10426000500193", City: "Patna|Gurugram|Bengaluru" },
  },
  "creative/spa": {
    brand: "Still Water",
    place: ["Kochi", "Kadavanthra", "3 Canal Road", "682 020"],
    owner: "Parvathy Menon",
    words: {
      college: "the Ayurveda college in Thrissur",
      number: "7714|98765 43210",
      garden: "our own garden",
    },
  },
  "creative/barbershop": {
    brand: "Pole & Chair",
    place: ["Bengaluru", "Church Street", "18 Museum Cross", "560 001"],
    others: [
      "Yusuf Pasha",
      "Manjunath Achar",
      "Lalit Thapa",
      "Denzil Fernandes",
      "Cyril Jacob",
      "Ajay Poonacha",
      "Ramesh Kini",
      "Zubin Irani",
    ],
    words: { Station: "MG Road metro", landmark: "post office", year: "2015", work: "sound engineer" },
  },
  "creative/travel": {
    brand: "Slow Road",
    place: ["New Delhi", "Nizamuddin East", "2 Garden Lane", "110 013"],
    owner: "Bashir Lone",
    words: {
      "planner's name": "Tara D'Souza",
      "Born in Pahalgam, with us since year": "Born in Pahalgam, with us since 2014",
      "Ministry of Tourism number": "the Ministry of Tourism, no. 2218",
    },
  },
  "creative/fire-safety": {
    brand: "First Alarm",
    place: ["Hyderabad", "Begumpet", "60 Airport Road", "500 016"],
    owner: "Venkat Rao",
    words: { number: "FL-2204", "licence number": "FL-2204", years: "eleven years" },
  },
  "creative/restaurant": {
    brand: "Copper Pot",
    place: ["Kochi", "Fort Kochi", "12 Jetty Lane", "682 001"],
    owner: "Deepa Chacko",
    words: {
      year: "2011",
      "home town": "Kannur",
      district: "Idukki",
      number: "11326000900278",
      parking: "the parade ground",
    },
  },
  "creative/coming-soon-1": {
    brand: "Lamp Street",
    place: ["Kolkata", "Gariahat", "30 Lamp Street", "700 019"],
    words: { number: "12826000200317" },
  },
  "creative/coming-soon-2": {
    brand: "Gatehouse",
    place: ["Thane", "Majiwada", "Unit 6, Flower Valley Road", "400 601"],
    words: { month: "August", "Society name": "Gulmohar Heights" },
  },
  "creative/coming-soon-3": {
    brand: "Loom Nine",
    place: ["Bhuj", "Bhujodi", "1 Weavers Lane", "370 020"],
    words: { district: "Kutch", place: "Rapar" },
  },
  "creative/coming-soon-4": {
    brand: "Corner Almirah",
    place: ["Ludhiana", "Model Town", "51 Market Road", "141 002"],
    words: { "00": "86", date: "24 January" },
  },
  "kits/webinar": {
    brand: "Three Evenings",
    place: ["Nagpur", "Sitabuldi", "17 Main Road", "440 012"],
    owner: "Bhavesh Thakkar",
    others: [
      "Meghna Salvi",
      "Sakina Lokhandwala",
      "Shashank Tripathi",
      "Senthil Kumar",
      "Rituparna Kalita",
      "Parth Mehta",
    ],
    words: {
      "00": "42",
      town: "Akola",
      language: "Marathi",
      "Clinic, town": "Dental clinic, Nashik",
      "Trade, town": "Physics classes, Kota",
      "your city": "Nagpur",
      "joining code": "LAMP7",
    },
    sentences: {
      "[Helper's name], clinics": "Supriya Kale, clinics",
      "[Helper's name], salons": "Heena Sheikh, salons",
      "[Helper's name], classes": "Anup Wankhede, classes",
      "[Helper's name], shops": "Vaishali Bagde, shops",
      "[His] father's shutter, [his] phone": "Her father's shutter, her phone",
      "[her] own": "her own",
      "[Helper's name] or one of three others": "Vaishali Bagde or one of three others",
      "[Helper's name]": "Vaishali Bagde",
    },
  },
  "kits/lead-magnet": {
    brand: "The Bake Desk",
    place: ["Pune", "Kondhwa", "8 Salunke Vihar Road", "411 048"],
    owner: "Roshni Pinto",
    others: ["Shalu Arora", "Manisha Solanki", "Tasneem Bharmal"],
  },
  "kits/launch": {
    brand: "Crisp Leaf",
    place: ["Patna", "Kankarbagh", "6 Mill Lane", "800 020"],
    others: ["Sohini Banerjee", "Vandana Kapur", "Tarun Bedi"],
    words: { "000": "431", number: "10426000800256", City: "Ranchi|Noida|Jaipur" },
  },
  "kits/course": {
    brand: "Balcony Greens",
    place: ["Thane", "Kolshet", "9 Garden Estate Road", "400 607"],
    owner: "Vinayak Joglekar",
    others: ["Hetal Kapadia", "Bipin Nair", "Sarita Pawar"],
    words: {
      "0000": "2,140",
      City: "Kochi",
      festival: "Raksha Bandhan",
      "institute, place": "the horticulture school, Dapoli",
      "farm or group, place": "a farm near Junnar",
    },
  },
  "kits/booking": {
    brand: "Four Chairs Clinic",
    place: ["Bengaluru", "Indiranagar", "Jasmine House, 80 Double Road", "560 038"],
    owner: "Vinod Shetty",
    others: ["Hema Rajan", "Nisha George"],
    words: {
      language: "Kannada",
      "Metro station": "Indiranagar metro",
      "degree, council registration no.": "MD, reg. 39154|MS, reg. 66820|DCH, reg. 71436",
      "Clinical establishment registration no.": "Clinic registration 3309",
    },
  },
  "kits/local-shop": {
    brand: "Kannan Masala Store",
    place: ["Chennai", "Mylapore", "41 Kutchery Lane", "600 004"],
    others: ["Sheela Zachariah", "Ganesh Moorthy", "Saraswathi Raman"],
    words: {
      City: "Muscat",
      number: "12426000600541",
      "Lane or colony": "Abhiramapuram",
      "Office, floor": "Accounts office, third floor",
      "group or village": "mat weavers in Pattamadai",
    },
    sentences: { "Stop [name]": "Stop Kutchery Lane" },
  },
};

/** What each page calls its business, in the many ways that pages ask. */
const brandKeys = [
  "Academy",
  "Academy name",
  "Advisory name",
  "Agency name",
  "App name",
  "Arena",
  "Bag maker",
  "Bakery desk name",
  "Band name",
  "Brand",
  "Business name",
  "Café name",
  "Class name",
  "Clinic name",
  "Company",
  "Company name",
  "Course name",
  "Cycle shop",
  "Firm",
  "Firm name",
  "Garage name",
  "Garden brand",
  "Garden school",
  "Gym",
  "Gym name",
  "Host",
  "House name",
  "Institute",
  "Institute name",
  "Kit name",
  "Kitchen name",
  "Label",
  "little label",
  "Maker",
  "Motors",
  "Oil maker",
  "Product name",
  "Programme",
  "Programme name",
  "Project name",
  "Reading class",
  "Rental",
  "Restaurant name",
  "School name",
  "Shop name",
  "Snack brand",
  "Solar firm",
  "Spa name",
  "Sprint name",
  "Store",
  "Studio",
  "Studio name",
  "Tackle house",
  "Toy maker",
  "Travel house",
  "Watch house",
  "Workshop name",
  "Your name or firm",
] as const;

function placeWords([city, area, street, pin]: NonNullable<PageFacts["place"]>, brand: string) {
  const whole = `${street}, ${area}, ${city}`;
  return {
    city,
    City: city,
    area,
    locality: area,
    "area, city": `${area}, ${city}`,
    "city and PIN": `${city} ${pin}`,
    address: whole,
    Address: `${street}, ${area}`,
    "address, city": whole,
    "Address, city": whole,
    "Yard address, city": whole,
    Street: street,
    street,
    "street and number": street,
    "Studio address, lane, area, city": whole,
    "Basement, building, road, area, city": whole,
    "Clinic name, building, road, area, city and PIN": `${brand}, ${whole} ${pin}`,
  };
}

/** The State that the first two figures of a GSTIN stand for. */
const stateOf: Readonly<Record<string, string>> = {
  Ahmedabad: "24",
  Bengaluru: "29",
  Bhopal: "23",
  Bhuj: "24",
  Chandigarh: "04",
  Chennai: "33",
  Coimbatore: "33",
  Darbhanga: "10",
  Hyderabad: "36",
  Indore: "23",
  Jaipur: "08",
  Kochi: "32",
  Kolkata: "19",
  Lucknow: "09",
  Ludhiana: "03",
  Madurai: "33",
  Mumbai: "27",
  Mysuru: "29",
  Nagpur: "27",
  Nashik: "27",
  "New Delhi": "07",
  Patna: "10",
  Pune: "27",
  Surat: "24",
  Thane: "27",
  Udaipur: "08",
  Vadodara: "24",
};

export function factsOf(path: string): PageFacts {
  const facts = sampleFacts[path];
  if (!facts) throw new Error(`${path} has no facts of its own in sample-facts.ts`);
  return facts;
}

/** The words of a page by what stands between its brackets. */
export function wordsOfPage(path: string): Readonly<Record<string, string>> {
  const { brand, place, words } = factsOf(path);
  return {
    ...Object.fromEntries(brandKeys.map((key) => [key, brand])),
    GSTIN: `GSTIN ${stateOf[place?.[0] ?? ""] ?? "27"}AAAAA0000A1Z5`,
    ...(place ? placeWords(place, brand) : {}),
    ...words,
  };
}

/** What some page says in its own way, each page has to. */
const ownAlone: ReadonlySet<string> = new Set([
  ...brandKeys,
  ...Object.keys(placeWords(["", "", "", ""], "")),
  ...Object.values(sampleFacts).flatMap(({ words }) => Object.keys(words ?? {})),
]);
export const isOwnAlone = (words: string): boolean => ownAlone.has(words);
