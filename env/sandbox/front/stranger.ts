import { html } from 'hono/html';
import type { Site } from './site.ts';

/** What an unknown host is answered with: the hosts there are. */
export const makeStranger =
  (addresses: () => ReadonlyArray<string>): Site =>
  async () => {
    const page = await html`<!doctype html>
      <html lang="en-GB">
        <head>
          <meta charset="utf-8" />
          <title>No such host</title>
        </head>
        <body>
          <h1>No such host</h1>
          <p>The sandbox serves these:</p>
          <ul>
            ${addresses().map((address) => html`<li><a href="${address}">${address}</a></li>`)}
          </ul>
        </body>
      </html>`;
    return new Response(page, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
  };
