// A laptop or a test machine that has more to do than it can is no reason to give up.
const patience = Number(process.env.STORE_REQUEST_PATIENCE ?? 1);

/** How long an AWS client waits for one try of a request, in milliseconds. The SDK's own default is for ever. */
export function requestLimits({ connect, answer }: { connect: number; answer: number }) {
  return {
    connectionTimeout: connect * patience,
    requestTimeout: answer * patience,
    throwOnRequestTimeout: true,
  };
}
