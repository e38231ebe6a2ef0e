// The look of the mailbox. System fonts, no pictures, no scripts.

/** CSS for the pages' one style element. */
export const mailboxStyle = `
  *, *::before, *::after { box-sizing: border-box; }
  body { margin: 0; background: #f4f1e6; color: #14211c; font: 18px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
  header { background: #0f4031; color: #f7f4e9; border-bottom: 4px solid #ffb920; padding: 12px clamp(20px, 5vw, 48px); font-size: 16px; }
  header p { margin: 0; }
  main { max-width: 960px; margin: 0 auto; padding: clamp(24px, 4vw, 48px) clamp(20px, 5vw, 48px) 80px; }
  h1 { margin: 0; font-size: clamp(26px, 4vw, 34px); line-height: 1.2; overflow-wrap: anywhere; text-wrap: balance; }
  a { color: #16553f; }
  :focus-visible { outline: 3px solid #16553f; outline-offset: 3px; }
  .bar { display: flex; justify-content: space-between; gap: 24px; margin: 8px 0 24px; color: #43514a; }
  .empty { margin: 0; padding: 48px 24px; border: 1.5px dashed #868c80; border-radius: 3px; text-align: center; background: #fffdf7; }
  ul { list-style: none; margin: 0; padding: 0; background: #fffdf7; border: 1.5px solid #14211c; border-radius: 3px; }
  li + li { border-top: 1px solid #dcd7c6; }
  li a { display: grid; gap: 2px 24px; padding: 14px 20px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
  li a:hover { background: #fff0cc; }
  li b { font-weight: 600; text-decoration: underline; text-decoration-color: #868c80; text-underline-offset: 4px; }
  .to, time { color: #43514a; font-size: 16px; }
  time { font-variant-numeric: tabular-nums; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 20px; margin: 0 0 24px; }
  dt { color: #43514a; }
  dd { margin: 0; overflow-wrap: anywhere; }
  iframe { display: block; width: 100%; height: min(1100px, 130vh); border: 1.5px solid #14211c; border-radius: 3px; background: #fff; }
  details { margin-top: 16px; }
  summary { cursor: pointer; padding: 10px 0; font-weight: 600; width: fit-content; }
  pre { margin: 0; padding: 20px; background: #fffdf7; border: 1px solid #dcd7c6; border-radius: 3px; white-space: pre-wrap;
    overflow-wrap: anywhere; font: 16px/1.6 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; }
  @media (min-width: 700px) {
    li a { grid-template-columns: 1fr max-content; }
    li b { grid-column: 1; }
    .to { grid-column: 1; }
    time { grid-column: 2; grid-row: 1; }
  }
`;
