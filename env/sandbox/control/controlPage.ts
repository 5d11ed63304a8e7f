import { html } from 'hono/html';
import { htmlPage, type Html } from '#env/sandbox/htmlPage.ts';
import type { SandboxState } from './sandboxState.ts';

type Cell = string | number | Html;

const maxRows = 50;

const section = (id: string, heading: string, content: Html): Html =>
  html`<section id="${id}" aria-labelledby="${id}-heading" tabindex="0">
    <h2 id="${id}-heading">${heading}</h2>
    ${content}
  </section>`;

const table = (headings: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<Cell>>, emptyText: string): Html => {
  if (rows.length === 0) return html`<p>${emptyText}</p>`;
  return html`<table>
    <thead>
      <tr>
        ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
};

const json = (value: unknown): Html => html`<code>${JSON.stringify(value)}</code>`;

const running = ({ addresses }: SandboxState): Html =>
  table(
    ['What', 'Where', 'For'],
    addresses.map(({ name, address, description }) => [name, html`<a href="${address}">${address}</a>`, description]),
    'Nothing is running.',
  );

const inbox = ({ engine }: SandboxState): Html =>
  table(
    ['To', 'By', 'For', 'Code', 'Text', 'Sent'],
    engine
      .inbox(null)
      .slice(0, maxRows)
      .map(({ to, channel, purpose, code, text, at }) => [
        to,
        channel,
        purpose,
        html`<code>${code}</code>`,
        html`<pre>${text}</pre>`,
        at,
      ]),
    'No code has been sent yet.',
  );

const accounts = ({ engine }: SandboxState): Html =>
  table(
    ['Email', 'Type', 'State', 'Two-step', 'Phone', 'Linked'],
    engine
      .accounts()
      .map((one) => [one.email, one.accountType, one.state, one.twoFactor, one.phone ?? '–', one.linked.length]),
    'There are no accounts.',
  );

const faults = (state: SandboxState): Html => html`
  ${table(
    ['Path ends in', 'Fault'],
    state.faults.list().map((fault) => [fault.path, json(fault)]),
    'Everything works as it should.',
  )}
  <form data-method="DELETE" data-call="/api/faults"><button>Clear faults</button></form>
`;

const journal = ({ journal: { list } }: SandboxState): Html =>
  table(
    ['Method', 'Host', 'Path', 'Status', 'Body'],
    list('')
      .toReversed()
      .slice(0, maxRows)
      .map((one) => [one.method, one.host, one.path, one.status ?? 'none', one.body === null ? '' : json(one.body)]),
    'No request has come in yet.',
  );

const events = (state: SandboxState): Html =>
  table(
    ['Received', 'Event'],
    state.events
      .list()
      .toReversed()
      .slice(0, maxRows)
      .map((event) => [event.receivedAt, json(event)]),
    'Nothing has been collected yet.',
  );

const clock = (state: SandboxState): Html => html`
  <p>It is <time>${new Date(state.clock.now()).toISOString()}</time> in here.</p>
  <form data-method="POST" data-call="/api/clock">
    <label for="minutes">Minutes to move on</label>
    <input id="minutes" name="minutes" inputmode="numeric" value="10" />
    <button>Move the clock</button>
  </form>
  <form data-method="POST" data-call="/api/reset"><button>Back to the seed data</button></form>
`;

const head = html`<link rel="icon" href="data:," />
  <link rel="stylesheet" href="/control.css" />
  <script type="module" src="/control.js"></script>`;

/** The page of the control room: the sandbox's addresses, its state and everything that happened. */
export const controlPage = (state: SandboxState): Html =>
  htmlPage(
    'Control room – Sandbox',
    html`<header><h1>Control room</h1></header>
      <nav aria-label="Gallery"><a href="/screens">Every screen, live</a></nav>
      <p role="alert"></p>
      <main>
        ${section('running', 'What is running', running(state))} ${section('inbox', 'Inbox', inbox(state))}
        ${section('clock', 'Time and data', clock(state))} ${section('accounts', 'Accounts', accounts(state))}
        ${section('faults', 'Faults', faults(state))} ${section('journal', 'Requests', journal(state))}
        ${section('events', 'Analytics events', events(state))}
      </main>`,
    head,
  );
