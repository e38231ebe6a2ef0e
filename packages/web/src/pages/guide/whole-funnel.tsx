// How a whole funnel gets into a site: another way than that of a single page.
const steps = [
  {
    title: "Choose the ZIP",
    text: "With site style for a new site: its import changes colours and fonts of every page. Pages only for a site that has a look already.",
  },
  {
    title: "Leave it zipped",
    text: "Elementor, Editor, Tools, Website Templates, Import. Choose the file and continue with what is ticked; no plugin and no Pro is needed.",
  },
  {
    title: "Check two settings",
    text: "Permalinks by post name, and WordPress at the root of its domain: the pages link to one another by their addresses.",
  },
  {
    title: "Walk through it",
    text: "Open the first page on your phone, send its form, follow each button. Reminder pages are reached from your own messages alone.",
  },
];

/** The import of a whole funnel, and what it does to a site. */
export function WholeFunnel() {
  return (
    <section aria-labelledby="h-whole" className="border-t-[1.5px] border-ink">
      <div className="wrap py-sec">
        <h2 id="h-whole" className="text-d3">
          A whole funnel in one import
        </h2>
        <p className="mute mt-2 max-w-[60ch]">
          The library's whole funnels are four to six pages in one ZIP. They take Elementor's own wizard, not
          Saved Templates.
        </p>
        <ol className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, at) => (
            <li key={title} className="border-t border-rule pt-3.5">
              <h3 className="text-lg leading-tight">
                <span className="num">{at + 1}.</span> {title}
              </h3>
              <p className="mute mt-1.5 text-sm">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
