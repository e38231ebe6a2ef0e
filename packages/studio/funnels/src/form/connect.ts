// How a form is connected: one setting in its first lines, read by a short script. Without the script, and without the
// setting, `method="dialog"` sends nothing and the page says so.

/** Words that WordPress reads out of any request: a field of this name answers "Page not found". */
export const wordpressWords: ReadonlySet<string> = new Set(
  "attachment attachment_id author author_name calendar cat category category_name comments_popup cpage customize_messenger_channel day debug embed error exact favicon feed fields hour link m minute monthnum more name nav_menu nonce nopaging offset order orderby p page page_id paged pagename pb perm post post_format post_mime_type post_status post_tag post_type posts posts_per_archive_page posts_per_page preview rest_route robots s search second sentence showposts sitemap sitemap-stylesheet sitemap-subtype static status subpost subpost_id tag tag_id taxonomy tb term terms theme title type types w withcomments withoutcomments year".split(
    " ",
  ),
);

/** The name a field is sent under: no word of WordPress's begins like this. */
export const fieldName = (name: string): string => `fw_${name.replace(/[^a-z0-9]+/g, "_")}`;

/** The setting, and what may be written there: the first thing the owner sees when the HTML is opened. */
export const connectNote = `<!-- CONNECT THIS FORM. Write one of these between the quotes after data-connect= in the next line:
  whatsapp:919876543210      WhatsApp opens with the answers written in (country code first, no +)
  mailto:you@example.com     the visitor's mail program opens with the answers written in
  https://...                the address that your mail service gives you for a form; fields arrive as name, email, phone ...
  plugin                     this form is hidden; put the shortcode of your form plugin into a Shortcode widget below it
Two more may be written between their quotes:
  data-thanks=/thank-you/    the page that the visitor sees once the form was sent
  data-consent=I agree ...   words beside a box that must be ticked before it is sent
Left empty, nothing is sent and the page says so. Send yourself a message through it before the first visitor does. -->`;

/** What a visitor reads when nothing could be sent. The brackets are the owner's to fill. */
export const unsentNote =
  "This form is not connected yet, so nothing was sent. Please reach us at [your phone number or email].";

/** What a visitor reads when another program has taken over, before the link that opens it once more. */
export const openedNote =
  "Your message is written and waiting in WhatsApp or your mail program: press Send there.";

/** The script of a form; `id` is the class of its outer element. Written without "&", which some editors escape. */
export const connectScript = (id: string): string => `<script>
document.querySelectorAll(".${id}").forEach(function(wrap){
var form=wrap.querySelector("form"),again=wrap.querySelector("[data-again]"),to=(wrap.dataset.connect||"").trim(),thanks=wrap.dataset.thanks,row,box;
if(wrap.dataset.ready||!form)return;
wrap.dataset.ready="1";
if(wrap.dataset.consent){
row=document.createElement("label");box=document.createElement("input");
row.className="${id}__agree";box.type="checkbox";box.name="fw_consent";box.value="Yes";box.required=true;
row.append(box,wrap.dataset.consent);form.querySelector("button").before(row)}
function say(state){wrap.dataset.state=state;wrap.querySelector("[data-note="+state+"]").focus()}
if(/^https:/i.test(to)){
form.method="post";form.action=to;
if(thanks)form.addEventListener("submit",function(event){
event.preventDefault();
fetch(to,{method:"POST",mode:"no-cors",body:new URLSearchParams(new FormData(form))}).then(function(){location.assign(thanks)},function(){form.submit()})});
if(new URL(to).host!==location.host)form.querySelectorAll("[name]").forEach(function(field){field.name=field.name.replace(/^fw_/,"")});
return}
form.addEventListener("submit",function(event){
var kind=/^(whatsapp|mailto):/i.exec(to),lines=[document.title];
if(!kind){wrap.dataset.state="unsent";setTimeout(function(){say("unsent")});return}
event.preventDefault();
form.querySelectorAll("[name]").forEach(function(field){if(field.value)lines.push(field.labels[0].textContent+": "+field.value)});
var rest=to.slice(kind[0].length),digits=rest.replace(/\\D/g,""),words=encodeURIComponent(lines.join("\\n"));
if(digits.length===10)digits="91"+digits;
if(/^w/i.test(to)){again.href="https://wa.me/"+digits+"?text="+words;again.target="_blank"}
else again.href="mailto:"+rest+"?subject="+encodeURIComponent(lines[0])+String.fromCharCode(38)+"body="+encodeURIComponent(lines.join("\\r\\n"));
say("opened");again.click();
if(thanks)setTimeout(function(){location.assign(thanks)},1500)})});
</script>`;
