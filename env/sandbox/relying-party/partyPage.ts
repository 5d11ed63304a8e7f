import { html } from 'hono/html';
import type { Party } from './parties.ts';
import type { SignedIn } from './visitors.ts';

export type Html = ReturnType<typeof html>;

const page = (party: Party, heading: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${heading === party.name ? heading : `${heading} – ${party.name}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/party.css" />
      </head>
      <body>
        <header>
          <p class="name"><a href="/">${party.name}</a></p>
          <nav aria-label="Site">
            <a href="/settings">Settings</a>
            <a href="/help">Help</a>
          </nav>
        </header>
        <main>
          <h1>${heading}</h1>
          ${content}
        </main>
        <footer><p>A site of the sandbox. No money moves here.</p></footer>
      </body>
    </html>`;

const signInHref = (path: string): string => (path === '/' ? '/sign-in' : `/sign-in?at=${encodeURIComponent(path)}`);

/** The page a signed-out visitor finds. */
export const startPage = (party: Party, path: string): Html =>
  page(
    party,
    party.name,
    html`<p>You are not signed in here.</p>
      <p><a class="button" href="${signInHref(path)}">Sign in</a></p>`,
  );

/** The page after a sign-in that went well. */
export const signedInPage = (party: Party, { email, accountType }: SignedIn): Html =>
  page(
    party,
    'Signed in',
    html`<dl>
        <dt>Email</dt>
        <dd>${email}</dd>
        <dt>Account type</dt>
        <dd>${accountType}</dd>
      </dl>
      <p><a class="button" href="/sign-out">Sign out</a></p>`,
  );

/** The page after a sign-in that did not, and why. */
export const failedPage = (party: Party, why: string): Html =>
  page(
    party,
    'Sign-in failed',
    html`<p>${why}</p>
      <p><a class="button" href="/sign-in">Sign in</a></p>`,
  );

/** The settings of the person signed in: where a password change starts. */
export const settingsPage = (party: Party, changePassword: string): Html =>
  page(party, 'Settings', html`<p><a class="button" href="${changePassword}">Change password</a></p>`);

/** A page of words only. */
export const plainPage = (party: Party, heading: string, words: string): Html =>
  page(party, heading, html`<p>${words}</p>`);
