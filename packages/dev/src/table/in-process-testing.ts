// The table for a client of the same process: the SDK's own requests and the server's own answers, byte for byte, without
// the socket between them, and without the signature that nobody checks.
import { turn } from "../kit/turn-testing.ts";
import type { Dynamo } from "./server.ts";

interface HttpRequest {
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

const decoder = new TextDecoder();

/** Settings of an AWS client, `requestHandler` and `signer`, that lead to a stand-in without a socket. */
export function inProcess(dynamo: Pick<Dynamo, "respond">, accessKeyId = "local") {
  const requestHandler = {
    async handle({ headers, body = "" }: HttpRequest) {
      const text = typeof body === "string" ? body : decoder.decode(body);
      await turn();
      const answer = await dynamo.respond(headers, text);
      await turn();
      if (!answer) throw Object.assign(new Error("socket hang up"), { code: "ECONNRESET" });
      return { response: { statusCode: answer.status, headers: answer.headers, body: answer.body } };
    },
    metadata: { handlerProtocol: "http/1.1" },
    updateHttpClientConfig() {},
    httpHandlerConfigs: () => ({}),
    destroy() {},
  };
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20300101/ap-south-1/dynamodb/aws4_request, Signature=0`;
  const signer = async () => ({
    sign: async (request: HttpRequest) => ({ ...request, headers: { ...request.headers, authorization } }),
  });
  return { requestHandler, signer };
}
