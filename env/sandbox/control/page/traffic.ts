import { html } from 'hono/html';
import type { SandboxState } from '#env/sandbox/control/sandboxState.ts';
import type { ReceivedEvent } from '#env/sandbox/collector/events.ts';
import type { JournalEntry } from '#env/sandbox/gateway/journal.ts';
import type { Html } from '#env/sandbox/htmlPage.ts';
import { checkbox, textField } from './fields.ts';
import { filterRequests, type RequestFilter } from './filterRequests.ts';
import { ago, json, listKeys, section } from './parts.ts';

const maxRows = 100;

const empty = (text: string): Html => html`<li data-key="none" class="empty">${text}</li>`;

const statusClass = (status: number | null): string => (status !== null && status >= 400 ? 'status bad' : 'status');

const request = ({ at, method, host, path, query, headers, body, status }: JournalEntry, key: string): Html =>
  html`<li data-key="${key}">
    <details>
      <summary>
        <span class="${statusClass(status)}">${status ?? 'waiting'}</span>
        <span class="method">${method}</span>
        <span class="where"><span class="path">${path}</span> <span class="muted">${host}</span></span>
        <span class="muted when">${ago(new Date(at).toISOString())}</span>
      </summary>
      ${json({ query, body, headers })}
    </details>
  </li>`;

const filterForm = ({ text, withFiles }: RequestFilter): Html =>
  html`<form class="row filter" id="request-filter" role="search" aria-label="Requests">
    ${textField({
      id: 'requests-text',
      name: 'requests',
      label: 'Filter',
      type: 'search',
      value: text,
      hint: 'Words of the method, host, path or status: “post weblogin 429”.',
    })}
    ${checkbox('files', ['1', 'Scripts, styles, images and preflights too'], withFiles)}
  </form>`;

const noMatch = html`<li data-key="no match" class="empty">
  No request matches. <button type="button" class="small" data-clears="requests-text">Clear the filter</button>
</li>`;

const noRow = (isEmpty: boolean): Html => (isEmpty ? empty('No request yet.') : noMatch);

const countOf = (shown: number, found: number): string =>
  found > shown ? `the newest ${shown} of ${found}` : String(found);

/** The journal of requests, with its filter. */
export const requests = ({ journal }: SandboxState, filter: RequestFilter): Html => {
  const all = journal.list('');
  const found = filterRequests(all, filter);
  const shown = found.slice(0, maxRows);
  const keys = listKeys(shown.map(({ at, method, host, path }) => `${at} ${method} ${host}${path}`));
  return section({
    id: 'requests',
    heading: 'Requests',
    beside: html`<p class="muted" id="request-count" data-live>${countOf(shown.length, found.length)}</p>`,
    content: html`${filterForm(filter)}
      <ol id="request-rows" class="traffic" data-live>
        ${shown.length === 0 ? noRow(all.length === 0 || filter.text.trim() === '') : shown.map((entry, index) => request(entry, keys[index] ?? ''))}
      </ol>
      <p class="hint">Passwords, tokens and personal fields are masked.</p>`,
  });
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const valuesOf = (record: unknown, names: ReadonlyArray<string>): string =>
  Object.entries(record ?? {})
    .filter(([name]) => names.includes(name))
    .map(([, value]) => String(value))
    .join(' ');

/** What tells an event from others with its name: the person, or the measured value. */
const detailOf = ({ type, event, userId, properties }: ReceivedEvent): string => {
  if (type === 'identify') return text(userId) || 'without a user id';
  return event === 'Web Vital' ? valuesOf(properties, ['vital', 'value']) : '';
};

const titleOf = ({ type, event, name }: ReceivedEvent): readonly [type: string, name: string] => [
  text(type),
  text(event) || text(name),
];

const eventItem = (received: ReceivedEvent, key: string): Html => {
  const [type, name] = titleOf(received);
  return html`<li data-key="${key}">
    <details>
      <summary>
        <span class="method">${type}</span>
        <span class="where"><span class="path">${name}</span> <span class="muted">${detailOf(received)}</span></span>
        <span class="muted when">${ago(received.receivedAt)}</span>
      </summary>
      ${json(received)}
    </details>
  </li>`;
};

/** What analytics collected. */
export const events = (state: SandboxState): Html => {
  const all = state.events.list();
  const shown = all.slice(-maxRows).toReversed();
  const keys = listKeys(shown.map((one) => `${one.receivedAt} ${titleOf(one).join(' ')}`));
  return section({
    id: 'events',
    heading: 'Analytics events',
    beside: html`<p class="muted" id="event-count" data-live>${countOf(shown.length, all.length)}</p>`,
    content: html`<ol id="event-rows" class="traffic events" data-live>
      ${
        shown.length === 0
          ? empty('No event yet. Accept the cookies of a page: its events appear here.')
          : shown.map((one, index) => eventItem(one, keys[index] ?? ''))
      }
    </ol>`,
  });
};
