import type { HttpBindings } from '@hono/node-server';

/** The answer to a request. */
export type Answer = Promise<Response>;

/** The request handler of one host of the sandbox. */
export type Site = (request: Request, bindings: HttpBindings) => Answer;

/** Returns a response with more headers; a header that is already there is replaced. */
export const withHeaders = (response: Response, headers: Iterable<readonly [string, string]>): Response => {
  const all = new Headers(response.headers);
  for (const [name, value] of headers) all.set(name, value);
  return new Response(response.body, { status: response.status, headers: all });
};
