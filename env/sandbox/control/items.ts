import { html } from 'hono/html';
import { mainBrand } from '#domain/brand/brands.ts';
import type { ReceivedEvent } from '#env/sandbox/collector/events.ts';
import type { JournalEntry } from '#env/sandbox/gateway/journal.ts';
import { transferHost } from '#env/sandbox/hosts.ts';
import type { Account } from '#infrastructure/sandbox/engine/account.ts';
import { codeLifeMs } from '#infrastructure/sandbox/engine/codes.ts';
import type { SentCode } from '#infrastructure/sandbox/engine/state.ts';
import type { Html } from '#infrastructure/sandbox/launchpad/htmlPage.ts';
import { seedAccounts } from '#infrastructure/sandbox/seeds.ts';
import type { SandboxState } from './sandboxState.ts';

/** Items of a list. Each has an id of its own, also after a reset, so that the page changes only what differs. */
export type Items = ReadonlyArray<Html>;

const maxItems = 50;
const format = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

const time = (at: number): Html => html`<time title="${new Date(at).toISOString()}">${format.format(at)}</time>`;

/** A button that copies a text (data-copy), or sends a command to the control API (data-call, data-body). */
export const button = (label: string, data: Html): Html => html`<button type="button" ${data}>${label}</button>`;

/** What has become of a code; a newer one to the same address for the same purpose replaces it. */
const fateOf = (sent: SentCode, newer: ReadonlyArray<SentCode>, now: number): string => {
  if (newer.some(({ purpose, to }) => purpose === sent.purpose && to === sent.to)) return 'Replaced';
  return now < Date.parse(sent.at) + codeLifeMs ? '' : 'Expired';
};

/** The sent messages, the newest first, with the code that each brings. */
export const sentItems = ({ engine, clock }: SandboxState): Items => {
  const [all, now] = [engine.inbox(null), clock.now()];
  return all.slice(0, maxItems).map((sent, index) => {
    const { purpose, channel, to, code, text, at } = sent;
    const copy = button('Copy', html`data-copy="${code}" aria-label="Copy code ${code}"`);
    const fate = html`<mark>${fateOf(sent, all.slice(0, index), now)}</mark>`;
    return html`<li id="sent-${all.length - index}-${at}" data-news="${channel} to ${to}: ${text}">
      ${code === '' ? '' : html`<code>${code}</code> ${copy} ${fate}`}
      <p>${purpose} by ${channel} to ${to}, ${time(Date.parse(at))}</p>
      <small>“${text}”</small>
    </li>`;
  });
};

/** What is special about an account, in the words of the control API. */
const factsOf = ({ email, name, accountType, state, twoFactor, twoFactorStatus, ...account }: Account): string => {
  const { phone, phoneValidated, channels, providers, linked } = account;
  return [
    name,
    accountType,
    state,
    ...(twoFactor === 'None' ? [] : [`two-factor ${twoFactor}`, twoFactorStatus, ...channels]),
    ...(phone === null ? [] : [phone, phoneValidated ? '' : 'never confirmed']),
    ...providers,
    ...linked.map((one) => `linked: ${one.name}${one.mobileNumber === null ? '' : ', with a mobile'}`),
  ]
    .filter((fact) => !['', 'Active', email].includes(fact))
    .join(' · ');
};

/** The accounts, those first that were added, each with its facts and a link that signs in as it. */
export const accountItems = ({ engine, origin }: SandboxState): Items => {
  const signIn = `${origin(transferHost(mainBrand))}/sign-in?prompt=login&login_hint=`;
  const all = engine.accounts();
  const newest = [...all.slice(seedAccounts.length).toReversed(), ...all.slice(0, seedAccounts.length)];
  return newest.map((account) => {
    const { email } = account;
    const address = signIn + encodeURIComponent(email);
    return html`<li id="account-${email}">
      <a href="${address}" target="_blank" aria-label="Sign in as ${email}, in a new tab">Sign in</a>
      <strong>${email}</strong>
      <small>${factsOf(account)}</small>
    </li>`;
  });
};

/** The active faults, in the order in which they are tried. */
export const faultItems = ({ faults }: SandboxState): Items =>
  faults.list().map(({ id, path, method = '', host = '', ...fault }) => {
    const target = `${method} …${path} ${host}`.trim();
    return html`<li id="fault-${id}">
      ${button('Remove', html`data-call="DELETE /api/faults/${id}" aria-label="Remove ${target}"`)}
      <strong>${target}</strong>
      <small>${JSON.stringify(fault)}</small>
    </li>`;
  });

/** The newest details first, each under its summary. */
const detailsItems = (all: ReadonlyArray<readonly [id: string, summary: Html, detail: object]>): Items =>
  all
    .toReversed()
    .slice(0, maxItems)
    .map(
      ([id, summary, detail]) =>
        html`<li id="${id}">
          <details>
            <summary>${summary}</summary>
            <pre>${JSON.stringify(detail, null, 2)}</pre>
          </details>
        </li>`,
    );

/** Whether a request is a preflight or one of a page for its files: they are many, and tell nothing. */
const isQuiet = ({ method, path }: JournalEntry): boolean =>
  method === 'OPTIONS' || /\.(?:css|ico|js|map|png|svg|webp|woff2)$/i.test(path);

const requestSummary = ({ at, method, host, path, status }: JournalEntry): Html =>
  html`${status ?? 'waiting'} ${method} <strong>${path}</strong> <small>${host}, ${time(at)}</small>`;

/** The requests, the newest first, without preflights and the files of a page. */
export const requestItems = ({ journal }: SandboxState): Items => {
  const told = journal.list('').filter((entry) => !isQuiet(entry));
  return detailsItems(told.map((entry) => [`request-${entry.id}`, requestSummary(entry), entry]));
};

const eventSummary = ({ receivedAt, type, event, name, userId }: ReceivedEvent): Html =>
  html`${type} <strong>${event ?? name ?? userId}</strong> <small>${time(Date.parse(receivedAt))}</small>`;

/** What analytics collected, the newest first. */
export const eventItems = ({ events }: SandboxState): Items =>
  detailsItems(events.list().map((event, index) => [`event-${index}-${event.receivedAt}`, eventSummary(event), event]));
