import { html } from 'hono/html';
import { htmlPage, type Html } from '#env/sandbox/htmlPage.ts';
import type { RelyingParty } from './relyingParties.ts';
import type { SignedIn } from './visitors.ts';

const head = html`<link rel="icon" href="data:," /> <link rel="stylesheet" href="/party.css" />`;

const page = (party: RelyingParty, heading: string, content: Html): Html =>
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
    head,
  );

const signInHref = (path: string): string => (path === '/' ? '/sign-in' : `/sign-in?at=${encodeURIComponent(path)}`);

/** The page for a visitor who is not signed in. */
export const startPage = (party: RelyingParty, path: string): Html =>
  page(
    party,
    party.name,
    html`<p>You are not signed in here.</p>
      <p><a class="button" href="${signInHref(path)}">Sign in</a></p>`,
  );

/** The page for a visitor who is signed in. */
export const signedInPage = (party: RelyingParty, { email, accountType }: SignedIn): Html =>
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

/** The page after a failed sign-in, with the reason. */
export const failedPage = (party: RelyingParty, reason: string): Html =>
  page(
    party,
    'Sign-in failed',
    html`<p>The sign-in did not finish. You can try again.</p>
      <p class="detail">${reason}</p>
      <p><a class="button" href="/sign-in">Sign in</a></p>`,
  );

/** The settings page, which links to the password change. */
export const settingsPage = (party: RelyingParty, changePassword: string): Html =>
  page(party, 'Settings', html`<p><a class="button" href="${changePassword}">Change password</a></p>`);

/** A page with one paragraph. */
export const plainPage = (party: RelyingParty, heading: string, text: string): Html =>
  page(party, heading, html`<p>${text}</p>`);
