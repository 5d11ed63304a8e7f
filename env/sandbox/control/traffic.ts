import { html } from 'hono/html';
import type { ReceivedEvent } from '#env/sandbox/collector/events.ts';
import type { JournalEntry } from '#env/sandbox/gateway/journal.ts';
import type { Html } from '#infrastructure/sandbox/launchpad/htmlPage.ts';
import { ago, card, list } from './parts.ts';
import type { SandboxState } from './sandboxState.ts';
import { findRequests, type Search } from './search.ts';

const maxRows = 100;

/** A row that opens its detail in a dialog, which no refresh replaces. */
const row = (id: string, summary: Html): Html =>
  html`<li id="${id}">
    <button type="button" class="plain" data-opens="detail" hx-get="/details/${id}" hx-target="#detail-text">
      ${summary}
    </button>
  </li>`;

const countOf = (id: string, found: number): Html =>
  html`<small id="${id}" class="live">${found > maxRows ? `the newest ${maxRows} of ${found}` : found}</small>`;

/** The journal of requests, with its filter. */
export const requests = ({ journal, clock }: SandboxState, search: Search): Html => {
  const found = findRequests(journal.list(''), search.requests);
  const item = ({ id, at, method, host, path, status }: JournalEntry): Html =>
    row(
      `request-${id}`,
      html`${status ?? 'waiting'} ${method} <strong>${path}</strong> <small>${host} · ${ago(at, clock.now())}</small>`,
    );
  return card(
    'Requests',
    html`<search>
        <label
          >Filter <input type="search" name="requests" value="${search.requests}" placeholder="post weblogin"
        /></label>
      </search>
      ${list('request-rows', found.slice(0, maxRows).map(item), 'No request.')}
      <small>Passwords, tokens and personal fields are masked.</small>`,
    countOf('request-count', found.length),
  );
};

/** What analytics collected. */
export const events = ({ events: received, clock }: SandboxState): Html => {
  const all = received.list();
  const item = (event: ReceivedEvent, index: number): Html => {
    const { receivedAt, type, event: title, name, userId, properties } = event;
    return row(
      `event-${index}`,
      html`${type} <strong>${title ?? name ?? userId}</strong>
        <small>${JSON.stringify(properties)} · ${ago(Date.parse(receivedAt), clock.now())}</small>`,
    );
  };
  const empty = 'No event yet. Accept the cookies of a page: its events appear here.';
  return card(
    'Analytics events',
    list('event-rows', all.map(item).toReversed().slice(0, maxRows), empty),
    countOf('event-count', all.length),
  );
};

/** Returns what a row stands for as indented JSON; null if there is no such row. */
export const detail = ({ journal, events: received }: SandboxState, rowId: string): string | null => {
  const request = journal.list('').find(({ id }) => `request-${id}` === rowId);
  const event = received.list().find((_event, index) => `event-${index}` === rowId);
  return request === undefined && event === undefined ? null : JSON.stringify(request ?? event, null, 2);
};
