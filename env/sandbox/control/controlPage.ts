import { html } from 'hono/html';
import type { World } from './world.ts';

type Html = ReturnType<typeof html>;
type Cell = string | number | Html;

const shown = 50;

const section = (id: string, heading: string, content: Html): Html =>
  html`<section id="${id}" aria-labelledby="${id}-heading" tabindex="0">
    <h2 id="${id}-heading">${heading}</h2>
    ${content}
  </section>`;

const table = (heads: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<Cell>>, none: string): Html => {
  if (rows.length === 0) return html`<p>${none}</p>`;
  return html`<table>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
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

const running = ({ places }: World): Html =>
  table(
    ['What', 'Where', 'For'],
    places().map(({ name, address, what }) => [name, html`<a href="${address}">${address}</a>`, what]),
    'Nothing is running.',
  );

const inbox = ({ engine }: World): Html =>
  table(
    ['To', 'By', 'For', 'Code', 'Sent'],
    engine
      .inbox(null)
      .slice(0, shown)
      .map(({ to, channel, purpose, code, at }) => [to, channel, purpose, html`<code>${code}</code>`, at]),
    'No code has been sent yet.',
  );

const accounts = ({ engine }: World): Html =>
  table(
    ['Email', 'Type', 'State', 'Two-step', 'Phone', 'Linked'],
    engine
      .accounts()
      .map((one) => [one.email, one.accountType, one.state, one.twoFactor, one.phone ?? '–', one.linked.length]),
    'There are no accounts.',
  );

const faults = (world: World): Html => html`
  ${table(
    ['Path ends in', 'Fault'],
    world.faults.list().map((fault) => [fault.path, json(fault)]),
    'Everything works as it should.',
  )}
  <form method="post" action="/faults/clear"><button>Clear faults</button></form>
`;

const journal = ({ journal: { list } }: World): Html =>
  table(
    ['Method', 'Host', 'Path', 'Status', 'Body'],
    list('')
      .toReversed()
      .slice(0, shown)
      .map((one) => [one.method, one.host, one.path, one.status ?? 'none', one.body === null ? '' : json(one.body)]),
    'No request has come in yet.',
  );

const events = (world: World): Html =>
  table(
    ['Received', 'Event'],
    world.events
      .list()
      .toReversed()
      .slice(0, shown)
      .map((event) => [event.receivedAt, json(event)]),
    'Nothing has been collected yet.',
  );

const clock = (world: World): Html => html`
  <p>It is <time>${new Date(world.clock.now()).toISOString()}</time> in here.</p>
  <form method="post" action="/clock">
    <label for="minutes">Minutes to move on</label>
    <input id="minutes" name="minutes" inputmode="numeric" value="10" />
    <button>Move the clock</button>
  </form>
  <form method="post" action="/reset"><button>Back to the seed data</button></form>
`;

/** The page of the control room: what is running, and everything that happened. */
export const controlPage = (world: World): Html =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Control room – Sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/control.css" />
        <script type="module" src="/control.js"></script>
      </head>
      <body>
        <header><h1>Control room</h1></header>
        <main>
          ${section('running', 'What is running', running(world))} ${section('inbox', 'Inbox', inbox(world))}
          ${section('clock', 'Time and data', clock(world))} ${section('accounts', 'Accounts', accounts(world))}
          ${section('faults', 'Faults', faults(world))} ${section('journal', 'Requests', journal(world))}
          ${section('events', 'Analytics events', events(world))}
        </main>
      </body>
    </html>`;
