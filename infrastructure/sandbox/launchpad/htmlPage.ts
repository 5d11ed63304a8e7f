import { html } from 'hono/html';

/** HTML that Hono has escaped. */
export type Html = ReturnType<typeof html>;

/** A whole HTML page of the sandbox; `head` is added to the head, `body` is all of the body. */
export const htmlPage = (title: string, body: Html, head: Html | '' = ''): Html =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html>`;

/** The style sheet that the pages of the relying parties and of the provider share; the host of the page serves it. */
export const sharedSheet: Html = html`<link rel="icon" href="data:," /><link rel="stylesheet" href="/pages.css" />`;
