// The look of a form. Every class is doubled: themes style buttons and fields by type and state, with up to three
// classes and a tag, and their colours and widths must not win.

export interface FormLook {
  font: string;
  ink: string;
  muted: string;
  mark: string;
  field: { fill: string; ink: string; hint: string; edge: string; radius: number; dark: boolean };
  button: { fill: string; ink: string; hoverFill: string; hoverInk: string; radius: number; upper: boolean };
  inline: boolean;
  /** Two short fields beside each other where there is room. */
  paired: boolean;
}

/** The style element of the form whose outer class is `id`. */
export function formStyle(id: string, look: FormLook): string {
  const part = (name: string) => `.${id}.${id} .${id}__${name}.${id}__${name}`;
  const states = (name: string, ...list: string[]) =>
    ["", ...list].map((state) => `${part(name)}${state}`).join(",");
  const type = (size: number, weight: number, line: number) =>
    `font-family:${look.font};font-size:${size}px;font-weight:${weight};font-style:normal;line-height:${line};letter-spacing:0;text-transform:none`;
  const { field, button } = look;
  const rules = [
    `.${id}[data-connect=plugin]{display:none}`,
    `${part("box")}{position:static;display:none;width:auto;max-width:none;height:auto;max-height:none;margin:0;padding:0;border:0;overflow:visible;background:none;color:inherit}`,
    `${part("box")}[open]{display:block}`,
    `${part("form")}{display:flex;flex-direction:${look.inline ? "row;flex-wrap:wrap;align-items:flex-end" : look.paired ? "row;flex-wrap:wrap" : "column"};gap:16px;margin:0;padding:0}`,
    `${part("row")}{flex:${look.paired ? "1 1 200px" : "1"};min-width:0;margin:0;padding:0}`,
    ...(look.paired ? [`${part("row")}:has(textarea){flex-basis:100%}`] : []),
    `${part("label")}{display:block;margin:0 0 6px;padding:0;color:${look.ink};${type(15, 600, 1.4)}}`,
    `${states("in", ":focus")}{display:block;box-sizing:border-box;width:100%;min-width:0;max-width:none;height:auto;min-height:50px;margin:0;padding:12px 14px;border:1.5px solid ${field.edge};border-radius:${field.radius}px;background-color:${field.fill};color:${field.ink};${field.dark ? "color-scheme:dark;" : ""}box-shadow:none;${type(16, 400, 1.4)}}`,
    `.${id}.${id} select.${id}__in.${id}__in{appearance:none;padding-right:40px;background-image:linear-gradient(45deg,transparent 50%,${field.ink} 50%),linear-gradient(135deg,${field.ink} 50%,transparent 50%);background-position:calc(100% - 21px) 50%,calc(100% - 15px) 50%;background-size:6px 6px;background-repeat:no-repeat}`,
    `${part("in")}::placeholder{color:${field.hint};opacity:1}`,
    `${states("btn", ":hover", ":focus", ":active")}{display:block;box-sizing:border-box;${look.inline ? "flex:none;width:auto" : "width:100%"};min-width:0;max-width:100%;height:auto;min-height:54px;margin:0;padding:14px 28px;border:0;border-radius:${button.radius}px;background:${button.fill};color:${button.ink};text-align:center;text-decoration:none;text-shadow:none;box-shadow:none;white-space:normal;overflow-wrap:break-word;cursor:pointer;${type(17, 700, 1.25)}${button.upper ? ";text-transform:uppercase;letter-spacing:.05em" : ""}}`,
    `${part("btn")}:hover{background:${button.hoverFill};color:${button.hoverInk}}`,
    `${part("in")}:focus-visible,${part("btn")}:focus-visible{outline:3px solid ${look.mark};outline-offset:2px}`,
    `${part("agree")}{display:flex;gap:10px;align-items:flex-start;margin:0;padding:0;cursor:pointer;color:${look.ink};${type(15, 400, 1.5)}${look.inline ? ";order:1;flex-basis:100%" : ""}}`,
    `${part("agree")} input{flex:none;width:20px;height:20px;margin:1px 0 0;accent-color:${button.fill}}`,
    `${part("small")}{margin:12px 0 0;padding:0;color:${look.muted};${type(14, 400, 1.5)}}`,
    `${part("note")}{display:none;margin:12px 0 0;padding:14px 16px;border:2px solid ${look.mark};border-radius:${field.radius}px;color:${look.ink};${type(16, 600, 1.5)}}`,
    `${part("note")} a{color:${look.ink};text-decoration:underline}`,
    `.${id}.${id}[data-state=opened] .${id}__note[data-note=opened],.${id}.${id}:not([data-state=opened]) .${id}__box:not([open])~.${id}__note[data-note=unsent]{display:block}`,
    ...(look.inline
      ? [
          `@media(max-width:767px){${part("form")}{flex-direction:column;align-items:stretch}${states("btn", ":hover", ":focus", ":active")}{width:100%}}`,
        ]
      : []),
  ];
  return `<style><!--\n${rules.join("\n")}\n--></style>`;
}
