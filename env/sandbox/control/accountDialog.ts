import { html } from 'hono/html';
import type { Html } from '#infrastructure/sandbox/launchpad/htmlPage.ts';
import { phoneChannels } from '#infrastructure/sandbox/engine/account.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { command, dialog, select } from './parts.ts';

const choice = (label: string, name: string, values: ReadonlyArray<string>): Html =>
  select(
    label,
    html`name="${name}"`,
    values.map((value) => [value]),
  );

const checks = (name: string, values: ReadonlyArray<string>): ReadonlyArray<Html> =>
  values.map(
    (value) => html`<label><input type="checkbox" name="${name}" value="${value}" data-as="list" /> ${value}</label>`,
  );

const fields = html`<div class="pairs">
  <label>Email <input name="email" type="email" required /></label>
  <label>Password <input name="password" value="${seedPassword}" required /></label>
  <label>Name <input name="name" placeholder="taken from the email" /></label>
  ${choice('Type', 'accountType', ['Personal', 'Business'])}
  ${choice('State', 'state', ['Active', 'Locked', 'Closed', 'Unconfirmed', 'EmailChangePending'])}
  ${choice('Two-factor', 'twoFactor', ['None', 'Required', 'BeforeSignIn'])}
  ${choice('Its setup', 'twoFactorStatus', ['Enabled', 'SetupRequired', 'SetupDisabled', 'Locked'])}
  <label>Phone <input name="phone" placeholder="+447700900123" /></label>
  <label><input type="checkbox" name="phoneValidated" data-as="boolean" checked /> The number is confirmed</label>
  <fieldset>
    <legend>Codes go by</legend>
    ${checks('channels', Object.keys(phoneChannels))}
  </fieldset>
  <fieldset>
    <legend>Also signs in with</legend>
    ${checks('providers', ['google', 'apple'])}
  </fieldset>
  <label>
    Linked accounts, as JSON
    <textarea
      name="linked"
      data-as="json"
      placeholder='[{"name": "New Ltd", "accountType": "Business", "mobileNumber": {"mobilePrefix": "44", "mobilePhone": "7700900124"}}]'
    ></textarea>
  </label>
</div>`;

/** The dialog that adds an account with any scenario. */
export const accountDialog: Html = dialog(
  'add-account',
  ['Add an account', 'Add account'],
  [command('/api/accounts', 'The account is added.'), fields],
);
