import { html } from 'hono/html';
import { covers, type InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import type { ActiveFault } from '#env/sandbox/gateway/injectedFaults.ts';
import { contentHost } from '#env/sandbox/hosts.ts';
import type { Html } from '#infrastructure/sandbox/launchpad/htmlPage.ts';
import { card, command, dialog, list, openButton, select } from './parts.ts';
import type { SandboxState } from './sandboxState.ts';

const targetOf = ({ method = '', path, host }: InjectedFault): string =>
  `${method} …${path} ${host === undefined ? '' : `at ${host}`}`.trim();

// The fields that the target says: JSON leaves them out.
const targetFields = { path: undefined, method: undefined, host: undefined };

const item = ({ id, fault }: ActiveFault, index: number, all: ReadonlyArray<ActiveFault>): Html => {
  const cover = all.slice(0, index).find((older) => covers(older.fault, fault));
  return html`<li id="fault-${id}">
    <p>
      <strong>${targetOf(fault)}</strong><br />
      <small>${JSON.stringify({ ...fault, ...targetFields })}</small>
      <mark>${cover === undefined ? '' : `Covered by the older ${targetOf(cover.fault)}`}</mark>
    </p>
    <form ${command(`/api/faults/${id}`, 'The fault is removed.', 'DELETE')}>
      <button class="outline" aria-label="Remove ${targetOf(fault)}">Remove</button>
    </form>
  </li>`;
};

type FaultPreset = { readonly name: string; readonly fault: InjectedFault };

const signIn = { path: '/authorization/weblogin', method: 'POST' };
const limit = { code: 'LimitExceededException', message: 'Attempt limit exceeded' };
const notJson = { body: '<h1>Bad gateway</h1>', headers: { 'Content-Type': 'text/html' } };

/** Faults that people try most often. */
export const faultPresets: ReadonlyArray<FaultPreset> = [
  { name: 'Sign-in: rate limited', fault: { ...signIn, status: 429, body: limit, headers: { 'Retry-After': '30' } } },
  { name: 'Sign-in: server error, once', fault: { ...signIn, status: 500, times: 1 } },
  { name: 'Sign-in: slow, 10 seconds', fault: { ...signIn, delayMs: 10_000 } },
  { name: 'Sign-in: no answer', fault: { ...signIn, hang: true } },
  { name: 'Sign-in: connection broken', fault: { ...signIn, reset: true } },
  { name: 'Sign-in: an answer that is not JSON', fault: { ...signIn, status: 200, ...notJson } },
  { name: 'Two-step code: server error', fault: { path: '/authorization/validate2FA', method: 'POST', status: 500 } },
  { name: 'Two-step code: cannot be sent', fault: { path: '/authorization/send2FA', method: 'POST', status: 503 } },
  { name: 'Sign-up code: server error', fault: { path: '/authorization/confirmSignup', method: 'POST', status: 500 } },
  { name: 'Tokens: not available', fault: { path: '/getGSOTokens', status: 503 } },
  { name: 'Themes: not available', fault: { path: '', host: contentHost, status: 503 } },
  { name: 'Configuration: not available', fault: { path: '/env/config.json', status: 503 } },
  { name: 'Everything: 2 seconds late', fault: { path: '', delayMs: 2000 } },
];

const added = command('/api/faults', 'The fault is added.');
const presets = faultPresets.map(({ name, fault }) => [JSON.stringify(fault), name] as const);

/** The active faults, and the forms that add one and remove all. */
export const faults = (state: SandboxState): Html =>
  card(
    'Faults',
    html`${list('active-faults', state.faults.active().map(item), 'No fault. Everything works as it should.')}
      <form class="row" ${added}>
        ${select('A common fault', html`name="preset" data-as="fields"`, presets)}
        <button class="outline">Add</button>
      </form>
      <form ${command('/api/faults', 'All faults are removed.', 'DELETE')}>
        <button class="outline">Remove all faults</button>
      </form>`,
    openButton('Add a fault…', 'add-fault'),
  );

/** The dialog that adds any fault. */
export const faultDialog = ({ addresses }: SandboxState): Html => {
  const hosts = addresses.filter(({ kind }) => kind !== 'Control').map(({ address }) => new URL(address).hostname);
  const fields = html`<div class="pairs">
    <label>Path ends with <input name="path" placeholder="/authorization/weblogin" data-as="always" /></label>
    ${select('Host', html`name="host"`, [['', 'Every host'], ...hosts.map((host) => [host] as const)])}
    <label>Method <input name="method" placeholder="any" /></label>
    <label>How many times <input name="times" type="number" placeholder="until removed" data-as="number" /></label>
    <label>Delay in ms <input name="delayMs" type="number" data-as="number" /></label>
    <label>Status <input name="status" type="number" data-as="number" /></label>
    <label>Body <textarea name="body" data-as="json"></textarea></label>
    <label>Headers <textarea name="headers" data-as="json" placeholder='{"Retry-After": "30"}'></textarea></label>
    <label><input type="checkbox" name="hang" data-as="boolean" /> No answer</label>
    <label><input type="checkbox" name="reset" data-as="boolean" /> A broken connection</label>
  </div>`;
  return dialog('add-fault', ['Add a fault', 'Add the fault'], [added, fields]);
};
