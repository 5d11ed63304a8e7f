import { html } from 'hono/html';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { dialog } from './dialogs.ts';
import { checkbox, selectField, textField } from './fields.ts';

const fieldId = (name: string): string => `account-${name}`;

const person = html`<div class="pair">
    ${textField({ id: fieldId('email'), name: 'email', label: 'Email', type: 'email', required: true })}
    ${textField({ id: fieldId('password'), name: 'password', label: 'Password', value: seedPassword, required: true })}
  </div>
  <div class="pair">
    ${selectField({
      id: fieldId('type'),
      name: 'accountType',
      label: 'Type',
      options: [
        ['Personal', 'Personal'],
        ['Business', 'Business'],
      ],
    })}
    ${textField({ id: fieldId('name'), name: 'name', label: 'Name', hint: 'Empty: taken from the email.' })}
  </div>
  ${selectField({
    id: fieldId('state'),
    name: 'state',
    label: 'State',
    options: [
      ['Active', 'Active'],
      ['Locked', 'Locked'],
      ['Closed', 'Closed'],
      ['Unconfirmed', 'Sign-up not confirmed'],
      ['EmailChangePending', 'New email not confirmed'],
    ],
  })}`;

const twoStep = html`<fieldset>
  <legend>Two-step verification</legend>
  <div class="pair">
    ${selectField({
      id: fieldId('two-factor'),
      name: 'twoFactor',
      label: 'Needed',
      options: [
        ['None', 'No'],
        ['Required', 'After the password'],
        ['BeforeSignIn', 'Before the sign-in is accepted'],
      ],
    })}
    ${selectField({
      id: fieldId('two-factor-status'),
      name: 'twoFactorStatus',
      label: 'Setup',
      options: [
        ['Enabled', 'Done'],
        ['SetupRequired', 'Still to do'],
        ['SetupDisabled', 'Not possible'],
        ['Locked', 'Locked'],
      ],
    })}
  </div>
  ${textField({ id: fieldId('phone'), name: 'phone', label: 'Phone', hint: 'With its calling code: +447700900123.' })}
  ${checkbox('phoneValidated', ['true', 'The number is confirmed'], true)}
  <fieldset class="checks">
    <legend>Codes go by</legend>
    ${checkbox('channels', ['SMS', 'Text message'], true)} ${checkbox('channels', ['CALL', 'Call'], true)}
    ${checkbox('channels', ['WHATSAPP', 'WhatsApp'])}
  </fieldset>
</fieldset>`;

const linkedRow = html`<div class="linked" role="group" aria-label="Linked account">
  <label>Name <input name="linkedName" autocomplete="off" /></label>
  <label
    >Type
    <select name="linkedType">
      <option>Personal</option>
      <option>Business</option>
    </select></label
  >
  <label>Mobile <input name="linkedMobile" autocomplete="off" placeholder="44 7700900123" /></label>
</div>`;

const others = html`<fieldset class="checks">
    <legend>Also signs in with</legend>
    ${checkbox('providers', ['google', 'Google'])} ${checkbox('providers', ['apple', 'Apple'])}
  </fieldset>
  <fieldset>
    <legend>Linked accounts</legend>
    <template id="linked-row">${linkedRow}</template>
    <div id="linked-rows"></div>
    <button type="button" class="small" data-adds="linked-row" data-into="linked-rows">Add a linked account</button>
  </fieldset>`;

/** The dialog that adds an account with any scenario. */
export const accountDialog = dialog({
  id: 'add-account',
  heading: 'Add an account',
  form: html`data-method="POST" data-call="/api/accounts" data-done="The account is added." data-reads="account"`,
  content: html`${person} ${twoStep} ${others}`,
  buttons: html`<button class="primary">Add account</button>`,
});
