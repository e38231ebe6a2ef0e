import type { PictureSide, SitePicture } from "@store/contract/desk/site-picture";
import { useMutation } from "@tanstack/react-query";
import { CallError, type RemoteFailure } from "../../lib/api.ts";
import { PictureRefused } from "../../lib/draw-picture.ts";
import { answerOf } from "../../lib/query-client.ts";
import { sentenceOf } from "../../lib/sentence-of.ts";
import { atDesk } from "./desk.queries.ts";
import { notePicture, type PicturePlace, sendPicture } from "./picture.queries.ts";
import { askSiteAgain } from "./site.queries.ts";

/** Sends and takes away the picture of one side of a finding. What was changed elsewhere meanwhile is asked for anew. */
export function usePicture(asked: Omit<PicturePlace, "side">, side: PictureSide) {
  const place = { ...asked, side };
  const onError = ({ cause }: Error) => {
    if ((cause as RemoteFailure | undefined)?.code === "picture.changed")
      void askSiteAgain(asked.sessionToken, asked.siteId).catch(() => undefined);
  };
  const send = useMutation({
    mutationFn: (file: File) => sendPicture(place, file),
    onSuccess: (picture) => notePicture(place, picture),
    onError,
  });
  const remove = useMutation({
    mutationFn: async ({ file }: SitePicture) => {
      await answerOf(atDesk("remove-picture", { ...place, file }));
    },
    onSuccess: () => {
      send.reset();
      notePicture(place, undefined);
    },
    onError,
  });
  const error = send.error ?? remove.error;
  return {
    send,
    remove,
    sentence: error && (error instanceof PictureRefused ? error.message : sentenceOf(error)),
    /** The same once more, where that may help: after no answer. */
    again:
      send.error && mayHelp(send.error) ? () => send.variables && send.mutate(send.variables) : undefined,
  };
}

/** A refusal is the cause of its error. */
const mayHelp = (error: Error) =>
  error instanceof CallError || !(error instanceof PictureRefused || error.cause);
