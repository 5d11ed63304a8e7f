import { html } from 'hono/html';
import { htmlPage, type Html } from '#env/sandbox/htmlPage.ts';
import type { RelyingParty } from './relyingParties.ts';
import type { SignedIn } from './visitors.ts';

/** A page of a site. */
export const partyPage = (party: RelyingParty, heading: string, content: Html | string): Html =>
  htmlPage(
    heading === party.name ? heading : `${heading} – ${party.name}`,
    html`<header>
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
      <footer><p>A site of the sandbox. No money moves here.</p></footer>`,
    html`<link rel="icon" href="data:," /> <link rel="stylesheet" href="/party.css" />`,
  );

/** A paragraph with a link that looks like a button. */
export const button = (href: string, label: string): Html => html`<p><a class="button" href="${href}">${label}</a></p>`;

/** The page for a visitor who is not signed in. */
export const startPage = (party: RelyingParty, path: string): Html => {
  const href = path === '/' ? '/sign-in' : `/sign-in?at=${encodeURIComponent(path)}`;
  return partyPage(
    party,
    party.name,
    html`<p>You are not signed in here.</p>
      ${button(href, 'Sign in')}`,
  );
};

/** The page for a visitor who is signed in. */
export const signedInPage = (party: RelyingParty, { email, accountType }: SignedIn): Html =>
  partyPage(
    party,
    'Signed in',
    html`<dl>
        <dt>Email</dt>
        <dd>${email}</dd>
        <dt>Account type</dt>
        <dd>${accountType}</dd>
      </dl>
      ${button('/sign-out', 'Sign out')}`,
  );

/** The page after a failed sign-in, with the reason. */
export const failedPage = (party: RelyingParty, reason: string): Html =>
  partyPage(
    party,
    'Sign-in failed',
    html`<p>The sign-in did not finish. You can try again.</p>
      <p class="detail">${reason}</p>
      ${button('/sign-in', 'Sign in')}`,
  );
