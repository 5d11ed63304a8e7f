import { html } from 'hono/html';
import { type Html, htmlPage } from '#infrastructure/sandbox/launchpad/htmlPage.ts';
import { partyLogo } from './partyLook.ts';
import type { RelyingParty } from './relyingParties.ts';
import type { SignedIn } from './visitors.ts';

const sign = (colour: string, shape: string): Html =>
  html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="12" fill="${colour}" />
    <path d="${shape}" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" />
  </svg>`;

/** The signs before the headings that say how a sign-in ended. */
const signs: ReadonlyMap<string, Html> = new Map([
  ['Signed in', sign('#106e42', 'm7 12.5 3.5 3.5L17 9')],
  ['Sign-in failed', sign('#c4320a', 'm8 8 8 8m0-8-8 8')],
]);

/** A page of a site. */
export const partyPage = (party: RelyingParty, heading: string, content: Html | string): Html =>
  htmlPage(
    heading === party.name ? heading : `${heading} – ${party.name}`,
    html`<header>
        <a href="/">${partyLogo(party)}</a>
        <nav aria-label="Site">
          <a href="/settings">Settings</a>
          <a href="/help">Help</a>
        </nav>
      </header>
      <main>
        <h1>${signs.get(heading)}${heading}</h1>
        ${content}
      </main>
      <footer>${party.name} is a site of the sandbox. No money moves here.</footer>`,
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

/** The page for a visitor who is signed in: what the site knows of the person, and what it has checked. */
export const signedInPage = (party: RelyingParty, { email, accountType, usedProofKey }: SignedIn): Html =>
  partyPage(
    party,
    'Signed in',
    html`<dl>
        <dt>Email</dt>
        <dd>${email}</dd>
        <dt>Account type</dt>
        <dd>${accountType}</dd>
        <dt>Checks</dt>
        <dd>Code exchanged</dd>
        ${party.usesOAuth && html`<dd>State checked</dd>`} ${usedProofKey && html`<dd>Proof key (PKCE) checked</dd>`}
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
