import { html } from 'hono/html';
import { htmlPage, type Html } from '#env/sandbox/htmlPage.ts';
import { documentVersions } from '#infrastructure/sandbox/engine/systemFields.ts';

const titles: ReadonlyMap<string, string> = new Map([
  [documentVersions.terms, 'Terms and conditions'],
  [documentVersions.privacy, 'Privacy policy'],
  [documentVersions.cookies, 'Cookie policy'],
]);

/** A published document; null for an unknown version. */
export const documentPage = (version: string): Html | null => {
  const title = titles.get(version);
  if (title === undefined) return null;
  const body = html`<main>
    <h1>${title}</h1>
    <p>Version ${version}. This document belongs to the sandbox and binds nobody.</p>
  </main>`;
  return htmlPage(title, body);
};
