import { html } from 'hono/html';
import { documentVersions } from '#infrastructure/sandbox/engine/systemFields.ts';
import { type Html, htmlPage, sharedSheet } from './htmlPage.ts';

/** The addresses offered besides a provider's own accounts: an account with email and password, and an unknown address. */
const otherAddresses: ReadonlyArray<string> = ['personal@sandbox.test', 'stranger@sandbox.test'];

/** The page of a simulated provider: each button signs in with one address. */
export const providerPage = (provider: string, ownAddresses: ReadonlyArray<string>): Html => {
  const name = provider.charAt(0).toUpperCase() + provider.slice(1);
  const button = (email: string): Html =>
    html`<button class="button" name="as" value="${email}">Continue as ${email}</button>`;
  const body = html`<main>
    <h1>Sign in with ${name}</h1>
    <p>The sandbox plays this provider. Choose who you are.</p>
    <form method="post">
      ${[...ownAddresses, ...otherAddresses].map(button)}
      <button class="button" name="as" value="">Cancel</button>
    </form>
  </main>`;
  return htmlPage(`${name} (played by the sandbox)`, body, sharedSheet);
};

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
  return htmlPage(title, body, sharedSheet);
};
