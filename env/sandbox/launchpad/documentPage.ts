import { html } from 'hono/html';
import { documentVersions } from '#infrastructure/sandbox/engine/systemFields.ts';

const titles: ReadonlyMap<string, string> = new Map([
  [documentVersions.terms, 'Terms and conditions'],
  [documentVersions.privacy, 'Privacy policy'],
  [documentVersions.cookies, 'Cookie policy'],
]);

/** A published document, or null for a version there is none of. */
export const documentPage = (version: string): ReturnType<typeof html> | null => {
  const title = titles.get(version);
  if (title === undefined) return null;
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>Version ${version}. This document belongs to the sandbox and binds nobody.</p>
        </main>
      </body>
    </html>`;
};
