import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** The request handler of one host of the sandbox. */
export type Site = (request: Request, bindings: HttpBindings) => Promise<Response>;

/** The site of an app. */
export const siteOf =
  (app: Pick<Hono, 'fetch'>): Site =>
  async (request, bindings) =>
    app.fetch(request, bindings);
