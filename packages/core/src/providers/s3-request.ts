// What the shop itself asks of S3, signed with the keys that its function has.
import { retry } from "../platform/retry.ts";
import { type SignedRequest, type Signer, signedAddress } from "./signed-address.ts";

/** An address that the shop asks for at once, in seconds. */
const soon = 60;

interface Asked extends SignedRequest {
  body?: string | Uint8Array<ArrayBuffer>;
}

/** Asks again where no answer came, or one that says that S3 is at fault. */
export function s3Requests(signer: () => Signer, patience: number) {
  return async (address: string, { body, ...request }: Asked): Promise<Response> => {
    const { method = "GET", headers = {} } = request;
    return retry(
      async () => {
        const url = await signedAddress(address, signer(), soon, Date.now(), request);
        const signal = AbortSignal.timeout(8000 * patience);
        const more = body !== undefined && { body };
        const answer = await fetch(url, { method, headers, signal, redirect: "error", ...more });
        if (answer.status >= 500) throw new Error(`S3 answered ${answer.status} to ${method}`);
        return answer;
      },
      { tries: 3, when: () => true },
    );
  };
}

/** The text of a good answer. */
export async function must(answer: Response, ...alsoGood: number[]): Promise<string> {
  const text = await answer.text();
  if (!answer.ok && !alsoGood.includes(answer.status))
    throw new Error(`S3 answered ${answer.status}: ${text}`);
  return text;
}

/** What stands between the first tags of a name. */
export function textIn(xml: string, name: string): string {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  if (text === undefined) throw new Error(`S3 gave no ${name}`);
  return text;
}
