import { html } from 'hono/html';
import { type Html, htmlPage } from '#infrastructure/sandbox/launchpad/htmlPage.ts';
import { accountDialog } from './accountDialog.ts';
import { accounts } from './accounts.ts';
import { faultDialog, faults } from './faults.ts';
import { inbox } from './inbox.ts';
import { card, command, dialog, duration, openButton } from './parts.ts';
import type { SandboxState } from './sandboxState.ts';
import type { Search } from './search.ts';
import { events, requests } from './traffic.ts';

const format = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', dateStyle: 'medium' });
const minute = 60_000;
const form = command('/api/clock', 'The clock was moved.');

const step = (label: string, ms: number): Html =>
  html`<button class="outline" name="advanceMs" value="${ms}" data-as="number">${label}</button>`;

const offsetText = (offset: number): string =>
  offset === 0 ? 'Same as this machine' : `${duration(offset)} ${offset > 0 ? 'ahead of' : 'behind'} this machine`;

/** The time of the sandbox, and the ways to move it. */
const clock = (state: SandboxState): Html => {
  const offset = state.clock.offset();
  return card(
    'Clock',
    html`<div id="time" class="live">
        <p><strong>${format.format(state.clock.now())}</strong> <small>${offsetText(offset)}</small></p>
        ${offset === 0 ? '' : html`<form ${form}>${step('Back to this machine’s time', -offset)}</form>`}
      </div>
      <form ${form} class="row">
        ${step('+30 s', minute / 2)} ${step('+5 min', 5 * minute)} ${step('+31 min', 31 * minute)}
        ${step('+1 day', 1440 * minute)}
      </form>
      <form ${form} class="row">
        <label>By minutes <input name="advanceMs" type="number" value="10" required data-as="minutes" /></label>
        <button class="outline">Move</button>
      </form>
      <small>Codes expire after 10 minutes, a sign-in that waits for a code after 30, sessions after 12 hours.</small>`,
  );
};

const head = html`<link rel="icon" href="data:," />
  <meta name="color-scheme" content="light dark" />
  <meta name="htmx-config" content="includeIndicatorCSS:false" />
  <link rel="stylesheet" href="/files/pico.css" />
  <link rel="stylesheet" href="/files/control.css" />
  <script src="/files/htmx.js" defer></script>
  <script src="/files/control.js" type="module"></script>`;

// Only what is live is replaced: lists and counts, but no form, no dialog and nothing that is open.
const refresh = html`hx-get="/" hx-select-oob=".live:outerMorph" hx-swap="none" hx-include="search input"
hx-trigger="every 1s, refresh, input from:search" hx-sync="this:replace"`;

const sites = ({ addresses }: SandboxState): Html =>
  card(
    'Sites',
    html`<ul>
        ${addresses.map(
          ({ name, address, path, description }) =>
            html`<li>
              <a href="${path === '/' ? address : address + path}">${name}</a> <small>${description}</small>
            </li>`,
        )}
      </ul>
      <form ${command('/api/content/publish', 'The themes are published: the current ref has expired.')}>
        <button class="outline">Publish the themes</button>
      </form>`,
  );

const resetDialog = dialog(
  'reset',
  ['Reset the sandbox?', 'Reset'],
  [
    command('/api/reset', 'The sandbox is reset.'),
    html`<p>
      The accounts and the clock go back to the seed data; sessions, codes, faults, requests and events are deleted.
    </p>`,
  ],
);

const detailDialog = html`<dialog id="detail" aria-label="Detail">
  <article>
    <pre id="detail-text" tabindex="0"></pre>
    <form><button formmethod="dialog" class="secondary">Close</button></form>
  </article>
</dialog>`;

/** The page of the control room: everything that happened in the sandbox, and the ways to change it. */
export const controlPage = (state: SandboxState, search: Search): Html =>
  htmlPage(
    'Control room – Sandbox',
    html`<header>
        <h1>Control room</h1>
        ${openButton('Reset…', 'reset')}
      </header>
      <main ${refresh}>
        <div>${inbox(state)} ${accounts(state, search)}</div>
        <div>${clock(state)} ${faults(state)} ${sites(state)}</div>
        <div>${requests(state, search)} ${events(state)}</div>
      </main>
      <p id="outcome" role="status" aria-label="Outcome"></p>
      ${accountDialog} ${faultDialog(state)} ${resetDialog} ${detailDialog}`,
    head,
  );
