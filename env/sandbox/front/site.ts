import type { HttpBindings } from '@hono/node-server';

export type Answer = Promise<Response>;

/** One host of the sandbox: a request in, an answer out. */
export type Site = (request: Request, bindings: HttpBindings) => Answer;
