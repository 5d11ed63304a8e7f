import { html, raw } from 'hono/html';
import { type Html, htmlPage, sharedSheet } from '#infrastructure/sandbox/launchpad/htmlPage.ts';
import type { RelyingParty } from './relyingParties.ts';
import type { SignedIn } from './visitors.ts';

/** A page of a site. */
export const partyPage = ({ name }: RelyingParty, heading: string, content: Html): Html =>
  htmlPage(
    heading === name ? name : `${heading} – ${name}`,
    html`<nav aria-label="Site">
        <a href="/"><b>${name}</b></a> <a href="/settings">Settings</a> <a href="/help">Help</a>
      </nav>
      <main>
        <h1>${heading}</h1>
        ${content}
      </main>
      <footer>${name} is a site of the sandbox. No money moves here.</footer>`,
    sharedSheet,
  );

/** A paragraph with a link that looks like a button. */
export const button = (href: string, label: string): Html => html`<p><a class="button" href="${href}">${label}</a></p>`;

/** The page for somebody who is not signed in. The browser may load its link ahead while the pointer is on it. */
export const signedOutPage = (party: RelyingParty, [heading, words]: [string, string], link: string): Html => {
  const rules = JSON.stringify({ prerender: [{ urls: [link], eagerness: 'moderate' }] });
  const script = raw(`<script type="speculationrules">${rules}</script>`);
  return partyPage(party, heading, html`${words} ${button(link, 'Sign in')} ${script}`);
};

/** The page for a visitor who is signed in: what the site knows of the person, and what it has checked. */
export const signedInPage = (party: RelyingParty, { email, accountType, checks }: SignedIn): Html =>
  partyPage(
    party,
    'Signed in',
    html`<p><b>${email}</b></p>
      <p>${accountType}</p>
      <details>
        <summary>Checks</summary>
        ${checks.map((check) => html`<p>${check}</p>`)}
      </details>
      ${button('/sign-out', 'Sign out')}`,
  );
