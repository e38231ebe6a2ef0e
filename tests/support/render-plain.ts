import type { RenderMail } from "@store/contract/mail-model";

/** A mail without words: its model as JSON, so that tests can read it back. */
export const renderPlain: RenderMail = async (model) => {
  const text = JSON.stringify(model);
  return { subject: model.kind, html: `<pre>${text}</pre>`, text };
};
