import { html } from 'hono/html';
import { htmlPage } from '#env/sandbox/htmlPage.ts';
import type { Site } from '#env/sandbox/gateway/site.ts';

/** Answers a request for an unknown host with 421 and the list of known addresses. */
export const makeUnknownHost =
  (addresses: ReadonlyArray<string>): Site =>
  async () => {
    const links = addresses.map((address) => html`<li><a href="${address}">${address}</a></li>`);
    const body = html`<h1>No such host</h1>
      <p>The sandbox serves these:</p>
      <ul>
        ${links}
      </ul>`;
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(await htmlPage('No such host', body), { status: 421, headers });
  };
