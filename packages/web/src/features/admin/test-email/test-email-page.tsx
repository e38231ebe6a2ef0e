import { sendTestEmailCall, type testMails } from "@store/contract/calls/send-test-email";
import { useState } from "react";
import { adminDone } from "../../../lib/admin-toasts.ts";
import { useForm } from "../../../lib/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { callPlainAdmin } from "../session/admin-call.ts";
import { SettingsHead, SettingsPart } from "../settings/settings-frame.tsx";
import { useAction } from "../use-action.ts";
import { ShopMails } from "./shop-mails.tsx";

type Template = (typeof testMails)[number];

const mails: readonly { id: Template; label: string; text: string; submit: string; sent: string }[] = [
  {
    id: "welcome",
    label: "Welcome Email",
    text: "What a buyer gets the minute they pay: the login and the doors it opens.",
    submit: "Send Welcome Email",
    sent: adminDone.testSent,
  },
  {
    id: "abandoned-cart",
    label: "Abandoned Cart",
    text: "What somebody gets who filled in the checkout and left: the cart and the way back to it.",
    submit: "Send Abandoned Cart Email",
    sent: adminDone.cartTestSent,
  },
];

/** /admin/settings/mails: the shop's mails, sent to oneself. */
export function TestEmailPage() {
  const [template, setTemplate] = useState<Template>("welcome");
  const mail = mails.find(({ id }) => id === template) ?? mails[0];
  const send = useAction({
    run: (input: { email: string; template: Template }) => callPlainAdmin("send-test-email", input),
    failed: "Failed to Send",
    says: (_none: object, { email }) => [mail?.sent ?? adminDone.testSent, `On its way to ${email}.`],
  });
  const { onSubmit, field } = useForm({
    schema: sendTestEmailCall.input,
    fields: ["email"],
    read: (typed) => ({ ...typed, template }),
    onSend: send,
  });
  return (
    <>
      <SettingsHead path="/admin/settings/mails" />
      <SettingsPart
        title="Send a sample"
        help="One of the two mails that sell, as a buyer sees it. The login in a sample opens nothing."
      >
        <form noValidate onSubmit={onSubmit}>
          <Field
            id="email"
            {...field("email")}
            label="Email Address"
            type="email"
            autoComplete="email"
            className="mb-6 max-w-md"
            required
          />
          <Tabs
            name="mail"
            label="Mail"
            tabs={mails}
            active={template}
            onSelect={(id) => setTemplate(id as Template)}
          />
          <TabPanel
            name="mail"
            active={template}
            className="grid gap-5 border-[1.5px] border-t-0 border-ink bg-sheet px-6 py-6"
          >
            <p>{mail?.text}</p>
            <Button
              type="submit"
              size="sm"
              busy={send.isPending}
              doing="Sending..."
              className="justify-self-start"
            >
              {mail?.submit}
            </Button>
          </TabPanel>
        </form>
      </SettingsPart>
      <ShopMails />
    </>
  );
}
