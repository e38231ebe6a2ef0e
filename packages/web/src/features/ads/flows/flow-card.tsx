import type { Flow, FlowLanguage, FlowMessage } from "@store/contract/flow-content";
import { FolderDown, Mail, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { FoldedCard } from "../../../gated/reading/folded-card.tsx";
import { saveFile } from "../../../lib/save-file.ts";
import { zipOf } from "../../../lib/zip.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyWords } from "../../../ui/copy-words.tsx";
import { Icon } from "../../../ui/icon.tsx";
import {
  copyOf,
  flowFiles,
  forSender,
  languages,
  numbered,
  paragraphs,
  type SenderId,
} from "./flow-files.ts";

interface FlowCardProps {
  flow: Flow;
  language: FlowLanguage;
  sender: SenderId;
}

/** One flow: when it starts and ends, and its messages on a line of time. */
export function FlowCard({ flow, language, sender }: FlowCardProps) {
  const address = `flow-${flow.id}`;
  const save = () => {
    const bytes = zipOf(flowFiles([flow], sender), new Date());
    saveFile(`${address}-${sender}.zip`, new Blob([bytes], { type: "application/zip" }));
  };
  return (
    <FoldedCard
      address={address}
      title={flow.name}
      summary={`${flow.start} ${flow.messages.length} messages.`}
    >
      <dl className="grid gap-3 text-sm md:grid-cols-2">
        <div>
          <dt className="text-xs font-semibold text-ink-3">Goal</dt>
          <dd>{flow.goal}</dd>
        </div>
        <div>
          <dt className="text-xs font-semibold text-ink-3">It ends when</dt>
          <dd>{flow.stop}</dd>
        </div>
      </dl>
      <ol className="grid gap-7 border-l-[1.5px] border-ink pl-4 md:pl-6">
        {flow.messages.map((message) => (
          <li key={message.at}>
            <Message message={message} language={language} sender={sender} />
          </li>
        ))}
      </ol>
      <p className="max-w-[64ch] border-t border-rule pt-4 text-sm">{flow.note}</p>
      <div>
        <Button size="sm" look="quiet" onClick={save}>
          <Icon as={FolderDown} /> This flow as ZIP<span className="sr-only">: {flow.name}</span>
        </Button>
      </div>
    </FoldedCard>
  );
}

function Message({ message, language, sender }: Omit<FlowCardProps, "flow"> & { message: FlowMessage }) {
  const { at, channel, category, links = [], why } = message;
  const { subject, preheader, text, buttons } = message.texts[language];
  const { names } = numbered(text);
  const isMail = channel === "mail";
  return (
    <article className="grid gap-3">
      <header>
        <h4 className="text-d4">{at}</h4>
        <p className="mt-1 inline-flex items-center gap-1.5 text-xs font-semibold text-mat-700">
          <Icon as={isMail ? Mail : MessageCircle} />
          {isMail
            ? "Mail"
            : `WhatsApp, ask Meta for the category ${category === "utility" ? "Utility" : "Marketing"}`}
        </p>
        <p className="mute mt-1 max-w-[64ch] text-sm">{why}</p>
      </header>
      <div
        lang={languages[language].lang}
        className="max-w-[36rem] border-[1.5px] border-rule-2 bg-paper text-sm"
      >
        {subject === undefined ? null : (
          <CopiedLine what={`subject, ${at}`} words={forSender(subject, sender)}>
            <b>{subject}</b>
          </CopiedLine>
        )}
        {preheader === undefined ? null : (
          <CopiedLine what={`preheader, ${at}`} words={forSender(preheader, sender)}>
            {preheader}
          </CopiedLine>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 py-3 pr-1 pl-3 sm:pl-4">
          <div className="grid gap-3 leading-relaxed">
            {paragraphs(text).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <CopyWords what={`text, ${at}`} words={copyOf(message, language, sender)} />
        </div>
        <ul className="flex flex-wrap gap-2 px-3 pb-4 sm:px-4">
          {buttons.map((button, place) => (
            <li key={button} className="border-[1.5px] border-ink px-3 py-1.5 font-semibold">
              {button}
              {links.includes(place + 1) ? <span className="mute font-normal"> (link)</span> : null}
            </li>
          ))}
        </ul>
      </div>
      {isMail || names.length === 0 ? null : (
        <p className="mute max-w-[64ch] text-xs">
          Copied with numbers as Meta wants them:{" "}
          {names.map((name, index) => `{{${index + 1}}} ${name}`).join(", ")}.
        </p>
      )}
    </article>
  );
}

function CopiedLine({ what, words, children }: { what: string; words: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 border-b border-rule pr-1 pl-3 sm:pl-4">
      <p className="py-2">{children}</p>
      <CopyWords what={what} words={words} />
    </div>
  );
}
