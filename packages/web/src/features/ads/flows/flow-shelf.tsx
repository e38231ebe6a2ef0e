import type { FlowLanguage } from "@store/contract/flow-content";
import { useQuery } from "@tanstack/react-query";
import { FolderDown } from "lucide-react";
import { useState } from "react";
import { useLoaderData } from "react-router-dom";
import { flowsQuery } from "../../../gated/access/access.queries.ts";
import type { GateFacts } from "../../../gated/access/loaders.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { zipOf } from "../../../lib/zip.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { FlowCard } from "./flow-card.tsx";
import { flowFiles, languageIds, languages, type SenderId, senderIds, senders } from "./flow-files.ts";

/** All flows, folded; language and sender are chosen once for all of them. */
export function FlowShelf() {
  const { sessionToken } = useLoaderData<GateFacts>();
  const query = useQuery(flowsQuery(sessionToken));
  const flows = query.data;
  const [language, setLanguage] = useState<FlowLanguage>("en");
  const [sender, setSender] = useState<SenderId>("klaviyo");
  if (!flows)
    return (
      <LoadState query={query} failed="The flows did not arrive" fetching="Fetching the flows" small>
        {() => null}
      </LoadState>
    );

  const save = () => {
    const bytes = zipOf(flowFiles(flows, sender), new Date());
    saveFile(`flows-${sender}.zip`, new Blob([bytes], { type: "application/zip" }));
  };
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-4">
        <SelectField
          id="flow-language"
          label="Language"
          value={language}
          onChange={({ currentTarget }) =>
            setLanguage(languageIds.find((id) => id === currentTarget.value) ?? "en")
          }
          options={languageIds.map((id) => [id, languages[id].name])}
        />
        <SelectField
          id="flow-sender"
          label="Mails are sent with"
          value={sender}
          onChange={({ currentTarget }) =>
            setSender(senderIds.find((id) => id === currentTarget.value) ?? "other")
          }
          options={senderIds.map((id) => [id, senders[id].name])}
        />
        <Button size="sm" look="secondary" onClick={save}>
          <Icon as={FolderDown} /> All flows as ZIP
        </Button>
      </div>
      <p className="mute mb-5 max-w-[64ch] text-sm">
        What falls due after 9 in the evening waits until 9 in the morning, but for those that answer an order
        or a payment at once. WhatsApp wants each template approved before it is sent; an SMS needs one of its
        own, on a DLT portal.
      </p>
      <div className="border-[1.5px] border-ink bg-sheet">
        {flows.map((flow) => (
          <FlowCard key={flow.id} flow={flow} language={language} sender={sender} />
        ))}
      </div>
    </>
  );
}
