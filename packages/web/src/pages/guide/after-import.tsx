// What a page still needs when it has been imported: its form connected, and pictures where grey boxes stand.
const ways = [
  {
    setting: "whatsapp:919876543210",
    text: "The visitor's WhatsApp opens with the answers written in. Country code first, no plus sign.",
  },
  {
    setting: "mailto:you@example.com",
    text: "The visitor's mail program opens with the answers written in.",
  },
  {
    setting: "https://...",
    text: "The answers are posted to the address that your mail service gives you for a form, as name, email, phone.",
  },
  {
    setting: "plugin",
    text: "The form steps aside. Drag a Shortcode widget below it and paste your form plugin's shortcode there.",
  },
];

/** How to connect a form, and what grey boxes mean. */
export function AfterImport() {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 py-sec lg:grid-cols-[6fr_5fr]">
      <section aria-labelledby="h-form">
        <h2 id="h-form" className="text-d3">
          Connect the form
        </h2>
        <p className="mute mt-2 max-w-[56ch]">
          Click the form and read the first lines of its HTML. One setting, <code>data-connect</code>, decides
          where the answers go:
        </p>
        <dl className="mt-5 border-t-[1.5px] border-ink">
          {ways.map(({ setting, text }) => (
            <div
              key={setting}
              className="grid gap-x-6 gap-y-1 border-b border-rule py-3.5 sm:grid-cols-[15rem_1fr]"
            >
              <dt className="font-semibold [overflow-wrap:anywhere]">
                <code>{setting}</code>
              </dt>
              <dd className="mute">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mute mt-4 max-w-[56ch]">
          Beside it, <code>data-thanks</code> names the page that follows, and <code>data-consent</code> the
          words beside a box to tick. Left empty, nothing is sent and the page tells the visitor so. Send
          yourself a message through it before the first visitor does.
        </p>
      </section>
      <section aria-labelledby="h-grey">
        <h2 id="h-grey" className="text-d3">
          Grey boxes instead of pictures
        </h2>
        <p className="mute mt-2 max-w-[52ch]">
          Your WordPress could not reach this shop while it imported. Take the ZIP with pictures from the
          library, upload its pictures to your Media Library, click each grey box and choose the one that the
          README names. Links of a file that you downloaded long ago may be old: download it again.
        </p>
      </section>
    </div>
  );
}
