import type { Progress } from "@store/contract/progress";
import type { ResourceContent } from "@store/contract/resources";
import { useLoaderData, useRevalidator } from "react-router-dom";
import { contentQuery } from "./access.queries.ts";
import type { AreaId } from "./areas.ts";
import type { GateFacts } from "./loaders.ts";
import { useLoaded } from "./use-loaded.ts";

type Kind = ResourceContent["kind"];

type Content<K extends Kind> =
  | { state: "ready"; content: Extract<ResourceContent, { kind: K }>; progress: Progress | undefined }
  | { state: "failed"; retrying: boolean; retry: () => void };

/** The content behind a gate, as its loader fetched it. Trying again goes through the gate once more. */
export function useContent<K extends Kind>(id: AreaId, kind: K): Content<K> {
  const { sessionToken } = useLoaderData<GateFacts>();
  const revalidator = useRevalidator();
  const { content, progress } = useLoaded(contentQuery(id, sessionToken)).data ?? {};
  if (content && isKind(content, kind)) return { state: "ready", content, progress };
  return {
    state: "failed",
    retrying: revalidator.state !== "idle",
    retry: () => void revalidator.revalidate(),
  };
}

function isKind<K extends Kind>(
  content: ResourceContent,
  kind: K,
): content is Extract<ResourceContent, { kind: K }> {
  return content.kind === kind;
}
