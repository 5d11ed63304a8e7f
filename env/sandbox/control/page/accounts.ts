import { html } from 'hono/html';
import type { SandboxState } from '#env/sandbox/control/sandboxState.ts';
import type { Html } from '#env/sandbox/htmlPage.ts';
import { seedAccounts, seedPassword } from '#infrastructure/sandbox/seeds.ts';
import type { Account } from '#infrastructure/sandbox/engine/account.ts';
import { describeAccount } from './describeAccount.ts';
import { selectField, textField, type Option } from './fields.ts';
import { quietCopyButton, section } from './parts.ts';

const seedEmails: ReadonlySet<string> = new Set(seedAccounts.map(({ email }) => email));

// Because: a person looks for the account that was added last.
const inOrder = (accounts: ReadonlyArray<Account>): ReadonlyArray<Account> => [
  ...accounts.filter(({ email }) => !seedEmails.has(email)).toReversed(),
  ...accounts.filter(({ email }) => seedEmails.has(email)),
];

const passwordButton = (email: string, password: string | null): Html =>
  password === null
    ? html``
    : quietCopyButton({ label: 'Copy password', what: `of ${email}`, text: password, shown: 'Password' });

const typeName = ({ accountType }: Account): string => (accountType === 'Corporate' ? 'Business' : accountType);

const aboutPerson = (account: Account, password: string | null): string =>
  [typeName(account), account.phone, password === null ? 'password chosen by the person' : null]
    .filter((part) => part !== null)
    .join(' · ');

const row = (account: Account, password: string | null, signIn: string): Html => {
  const { email, name } = account;
  const [purpose, about] = [describeAccount(account), aboutPerson(account, password)];
  return html`<tr
    role="row"
    class="account"
    data-key="${email}"
    data-search="${[email, name, purpose, about].join(' ')}"
  >
    <th role="rowheader" scope="row">
      <span class="email">${email}</span>
      ${quietCopyButton({ label: 'Copy email', what: email, text: email })}
      <span class="muted">${name}</span>
    </th>
    <td role="cell">
      ${purpose}
      <span class="muted">${about}</span>
    </td>
    <td role="cell" class="actions">
      ${passwordButton(email, password)}
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

const bar = (options: ReadonlyArray<Option>): Html =>
  html`<div class="accounts-bar">
      ${signInSelect(options)}
      ${textField({ id: 'accounts-text', name: 'accounts', label: 'Find an account', type: 'search' })}
    </div>
    <p class="seed-password">
      <span>All seed accounts: <code>${seedPassword}</code></span>
      ${quietCopyButton({ label: 'Copy', what: 'the password of all seed accounts', text: seedPassword })}
      <span class="muted">“Sign in” opens the chosen site in a new tab, with the email copied.</span>
    </p>`;

/** Every account, what it is for, and buttons that copy its email and its password. */
export const accounts = (state: SandboxState): Html => {
  const { engine } = state;
  const options = signInSites(state);
  const [first = ''] = options[0] ?? [];
  return section({
    id: 'accounts',
    heading: 'Accounts',
    beside: html`<button type="button" class="small" data-opens="add-account" aria-haspopup="dialog">
      Add an account…
    </button>`,
    content: html`${bar(options)}
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
      </table>
      <p class="empty" id="no-account" hidden>No account matches.</p>`,
  });
};
