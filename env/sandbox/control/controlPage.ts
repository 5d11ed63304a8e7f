import { html } from 'hono/html';
import { controlHost } from '#env/sandbox/hosts.ts';
import { htmlPage, type Html } from '#env/sandbox/htmlPage.ts';
import { accountDialog } from './page/accountDialog.ts';
import { accounts } from './page/accounts.ts';
import { clock } from './page/clock.ts';
import { resetDialog } from './page/dialogs.ts';
import { faults } from './page/faults.ts';
import type { RequestFilter } from './page/filterRequests.ts';
import { inbox } from './page/inbox.ts';
import { sites } from './page/sites.ts';
import { events, requests } from './page/traffic.ts';
import type { SandboxState } from './sandboxState.ts';

const sections = [
  ['inbox', 'Inbox'],
  ['accounts', 'Accounts'],
  ['clock', 'Clock'],
  ['faults', 'Faults'],
  ['sites', 'Sites'],
  ['requests', 'Requests'],
  ['events', 'Events'],
] as const;

const header = (origin: string): Html =>
  html`<header>
    <div class="bar">
      <h1><a href="${origin}">Control room</a></h1>
      <p class="connection" id="connection"><span data-connection>Live</span></p>
      <nav aria-label="Sections">
        <ul>
          ${sections.map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}
        </ul>
      </nav>
      <button type="button" class="small" data-opens="reset" aria-haspopup="dialog">Reset…</button>
    </div>
  </header>`;

const head = html`<link rel="icon" href="data:," />
  <meta name="color-scheme" content="light dark" />
  <link rel="stylesheet" href="/styles/base.css" />
  <link rel="stylesheet" href="/styles/controls.css" />
  <link rel="stylesheet" href="/styles/sections.css" />
  <script type="module" src="/modules/main.ts"></script>`;

/** The page of the control room: everything that happened in the sandbox, and the ways to change it. */
export const controlPage = (state: SandboxState, filter: RequestFilter): Html =>
  htmlPage(
    'Control room – Sandbox',
    html`${header(state.origin(controlHost))}
      <p role="status" class="hidden"></p>
      <main>
        <div class="first">${inbox(state)} ${accounts(state)}</div>
        <div class="second">${clock(state)} ${faults(state)} ${sites(state)}</div>
        <div class="wide">${requests(state, filter)} ${events(state)}</div>
      </main>
      ${resetDialog} ${accountDialog}`,
    head,
  );
