import { templateVersionsPath, VersionLedger } from "@store/contract/template-versions";
import { queryOptions } from "@tanstack/react-query";

/** What changed from version to version, of all templates: fetched once, by somebody who looks closer. */
export const versionsQuery = queryOptions({
  queryKey: ["template-versions"],
  queryFn: async () => {
    const answer = await fetch(templateVersionsPath);
    if (!answer.ok) throw new Error(`${templateVersionsPath} answered ${answer.status}`);
    return VersionLedger.parse(await answer.json());
  },
  staleTime: Number.POSITIVE_INFINITY,
});
