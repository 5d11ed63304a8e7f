import { html } from 'hono/html';
import type { SandboxState } from '#env/sandbox/control/sandboxState.ts';
import type { Html } from '#env/sandbox/htmlPage.ts';
import { seedAccounts } from '#infrastructure/sandbox/seeds.ts';
import type { Account } from '#infrastructure/sandbox/engine/account.ts';
import { describeAccount } from './describeAccount.ts';
import { selectField, type Option } from './fields.ts';
import { copyButton, section } from './parts.ts';

const seedEmails: ReadonlySet<string> = new Set(seedAccounts.map(({ email }) => email));

// Because: a person looks for the account that was added last.
const inOrder = (accounts: ReadonlyArray<Account>): ReadonlyArray<Account> => [
  ...accounts.filter(({ email }) => !seedEmails.has(email)).toReversed(),
  ...accounts.filter(({ email }) => seedEmails.has(email)),
];

const passwordButton = (email: string, password: string | null): Html =>
  password === null
    ? html`<span class="muted own-password">Password chosen by the person</span>`
    : copyButton('Copy password', `of ${email}`, password);

const typeName = ({ accountType }: Account): string => (accountType === 'Corporate' ? 'Business' : accountType);

const row = (account: Account, password: string | null, signIn: string): Html => {
  const { email, name, phone } = account;
  return html`<tr role="row" data-key="${email}">
    <th role="rowheader" scope="row">
      <span class="email">${email}</span>
      <span class="muted">${name}</span>
    </th>
    <td role="cell">
      ${describeAccount(account)}
      <span class="muted">${phone === null ? typeName(account) : html`${typeName(account)} · ${phone}`}</span>
    </td>
    <td role="cell" class="actions">
      ${copyButton('Copy email', email, email)} ${passwordButton(email, password)}
      <a class="button small" data-sign-in data-copy="${email}" data-what="${email}" href="${signIn}" target="_blank">
        Sign in <span class="hidden">as ${email}, in a new tab</span>
      </a>
    </td>
  </tr>`;
};

const signInSites = ({ addresses }: SandboxState): ReadonlyArray<Option> =>
  addresses.filter(({ kind }) => kind === 'Client').map(({ name, address }) => [`${address}/sign-in`, name]);

const signInSelect = (options: ReadonlyArray<Option>): Html =>
  selectField({ id: 'sign-in-site', name: 'site', label: 'Sign in at', options });

/** Every account, what it is for, and buttons that copy its email and its password. */
export const accounts = (state: SandboxState): Html => {
  const { engine } = state;
  const options = signInSites(state);
  const [first = ''] = options[0] ?? [];
  return section({
    id: 'accounts',
    heading: 'Accounts',
    beside: html`<button type="button" data-opens="add-account" aria-haspopup="dialog">Add an account…</button>`,
    content: html`<div class="accounts-bar">
        ${signInSelect(options)}
        <p class="hint">“Sign in” opens this site in a new tab, with the email copied.</p>
      </div>
      <table role="table" class="accounts" aria-labelledby="accounts-heading">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">Account</th>
            <th role="columnheader" scope="col">What it is for</th>
            <th role="columnheader" scope="col">Use it</th>
          </tr>
        </thead>
        <tbody role="rowgroup" id="account-rows" data-live>
          ${inOrder(engine.accounts()).map((account) => row(account, engine.passwordOf(account.email), first))}
        </tbody>
      </table>`,
  });
};
