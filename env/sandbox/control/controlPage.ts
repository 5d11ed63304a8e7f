import { html } from 'hono/html';
import { type Html, htmlPage } from '#infrastructure/sandbox/launchpad/htmlPage.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { faultPresets } from './faultPresets.ts';
import { accountItems, button, eventItems, faultItems, type Items, requestItems, sentItems } from './items.ts';
import type { SandboxState } from './sandboxState.ts';

const head = html`<link rel="icon" href="data:," />
  <link rel="stylesheet" href="/control.css" />
  <script src="/control.js" type="module"></script>`;

/** A section with a list, and what is said where the list is empty. */
const section = (heading: string, items: Items, [empty, above = '']: readonly [string, (Html | '')?]): Html =>
  html`<section aria-labelledby="${heading}-heading">
    <h2 id="${heading}-heading" tabindex="-1">${heading}</h2>
    ${above}
    <ul id="${heading}">
      ${items.length === 0 ? html`<li id="no-${heading}">${empty}</li>` : items}
    </ul>
  </section>`;

const presets = html`<p>The oldest fault that matches a request answers it.</p>
  <details>
    <summary>Add a fault</summary>
    ${faultPresets.map(([name, fault]) =>
      button(name, html`data-call="POST /api/faults" data-body="${JSON.stringify(fault)}"`),
    )}
  </details>
  ${button('Remove all faults', html`data-call="DELETE /api/faults"`)}`;

const copyPassword = button('Copy', html`data-copy="${seedPassword}" aria-label="Copy the password"`);
const password = html`<p>All seed accounts have the password <code>${seedPassword}</code> ${copyPassword}</p>`;

const siteItems = ({ addresses }: SandboxState): Items =>
  addresses.map(
    ({ name, address, path, description }) =>
      html`<li id="${address}">
        <a href="${path === '/' ? address : address + path}">${name}</a> <small>${description}</small>
      </li>`,
  );

/** The page of the control room: what runs in the sandbox, and what has happened there. */
export const controlPage = (state: SandboxState): Html =>
  htmlPage(
    'Control room – Sandbox',
    html`<header><h1>Control room</h1></header>
      <main>
        <div>
          ${section('Inbox', sentItems(state), ['No code yet. Start a sign-up, a password reset or a two-step sign-in.'])}
          ${section('Accounts', accountItems(state), ['No account.', password])}
        </div>
        <div>
          ${section('Faults', faultItems(state), ['No fault. Everything works as it should.', presets])}
          ${section('Sites', siteItems(state), ['No site.'])}
        </div>
        <div>
          ${section('Requests', requestItems(state), ['No request yet.'])}
          ${section('Events', eventItems(state), ['No event yet. Accept the cookies of a page.'])}
        </div>
      </main>
      <output></output>`,
    head,
  );
