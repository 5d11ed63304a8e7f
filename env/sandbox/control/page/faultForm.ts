import { html } from 'hono/html';
import type { SandboxState } from '#env/sandbox/control/sandboxState.ts';
import type { Html } from '#env/sandbox/htmlPage.ts';
import { dialog } from './dialogs.ts';
import { faultPresets } from './faultPresets.ts';
import { selectField, textArea, textField, type Option } from './fields.ts';

const calls: ReadonlyArray<string> = [
  '/authorization/weblogin',
  '/authorization/websignup',
  '/authorization/websignupcorp',
  '/authorization/confirmSignup',
  '/authorization/resendConfirmationCode',
  '/authorization/forgotPassword',
  '/authorization/confirmForgotPassword',
  '/authorization/passwordRequirements',
  '/authorization/send2FA',
  '/authorization/validate2FA',
  '/authorization/webChangeEmailResend',
  '/authorization/webChangeEmailConfirm',
  '/getGSOTokens',
  '/authentication/status',
  '/profile',
  '/twofactorauth/lookupPhoneNumber',
  '/oauth2/token',
  '/social-auth/status',
  '/documents/search',
  '/env/config.json',
];

const answers: ReadonlyArray<Option> = [
  ['real', 'The real answer'],
  ['changed', 'The real answer, other headers'],
  ['other', 'Another answer'],
  ['hang', 'No answer'],
  ['reset', 'A broken connection'],
];

const methods: ReadonlyArray<Option> = [
  ['', 'Any method'],
  ...['GET', 'POST', 'PUT', 'OPTIONS'].map((method): Option => [method, method]),
];

const hostOptions = ({ addresses }: SandboxState): ReadonlyArray<Option> => [
  ['', 'Every host'],
  ...addresses
    .filter(({ kind }) => kind !== 'Control')
    .map(({ address }) => new URL(address).hostname)
    .map((host): Option => [host, host]),
];

const presetSelect = html`<div class="field">
  <label for="fault-preset">Start from</label>
  <select id="fault-preset" data-presets>
    <option value="">An empty form</option>
    ${faultPresets.map(({ name, fault }) => html`<option value="${JSON.stringify(fault)}">${name}</option>`)}
  </select>
</div>`;

const answerFields = html`<div class="answer" data-shown-for="other">
    ${textField({ id: 'fault-status', name: 'status', label: 'Status', type: 'number', min: 200 })}
    ${textArea({ id: 'fault-body', name: 'body', label: 'Body' })}
  </div>
  <div data-shown-for="changed other">
    ${textArea({ id: 'fault-headers', name: 'headers', label: 'Headers', hint: 'One a line: Retry-After: 30' })}
  </div>`;

const fields = (state: SandboxState): Html =>
  html`${presetSelect}
    ${textField({
      id: 'fault-path',
      name: 'path',
      label: 'Path ends with',
      list: 'fault-calls',
      hint: 'Empty for every path.',
    })}
    <datalist id="fault-calls">${calls.map((call) => html`<option value="${call}"></option>`)}</datalist>
    <div class="pair">
      ${selectField({ id: 'fault-method', name: 'method', label: 'Method', options: methods })}
      ${selectField({ id: 'fault-host', name: 'host', label: 'Host', options: hostOptions(state) })}
    </div>
    ${selectField({ id: 'fault-answer', name: 'answer', label: 'Answer', options: answers })} ${answerFields}
    <div class="pair">
      ${textField({ id: 'fault-delay', name: 'delayMs', label: 'Delay in ms', type: 'number', min: 0 })}
      ${textField({
        id: 'fault-times',
        name: 'times',
        label: 'How many times',
        type: 'number',
        min: 1,
        hint: 'Empty: until removed.',
      })}
    </div>`;

/** The dialog that adds a fault, which a preset fills. */
export const faultDialog = (state: SandboxState): Html =>
  dialog({
    id: 'add-fault',
    heading: 'Add a fault',
    form: html`data-method="POST" data-call="/api/faults" data-done="The fault is added." data-reads="fault"
    id="fault-form"`,
    content: fields(state),
    buttons: html`<button class="primary">Add the fault</button>`,
  });
