import { html } from 'hono/html';
import type { Html } from '#infrastructure/sandbox/launchpad/htmlPage.ts';
import type { Account } from '#infrastructure/sandbox/engine/account.ts';
import { seedAccounts, seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { card, copyButton, list, openButton, select } from './parts.ts';
import type { SandboxState } from './sandboxState.ts';
import { hasWords, type Search } from './search.ts';

const seedEmails: ReadonlySet<string> = new Set(seedAccounts.map(({ email }) => email));

/** The accounts, the one that was added last first. */
const inOrder = (accounts: ReadonlyArray<Account>): ReadonlyArray<Account> => [
  ...accounts.filter(({ email }) => !seedEmails.has(email)).toReversed(),
  ...accounts.filter(({ email }) => seedEmails.has(email)),
];

const twoFactorOf = ({ twoFactor, twoFactorStatus, channels }: Account): string =>
  twoFactor === 'None' ? '' : `two-factor ${twoFactor}, ${twoFactorStatus}, ${channels.join(' or ')}`;

/** Describes an account in the words of the control API: everything about its scenario. */
const describeAccount = (account: Account): string =>
  [
    account.name,
    account.accountType === 'Corporate' ? 'Business' : account.accountType,
    account.state,
    twoFactorOf(account),
    account.phone === null ? '' : `${account.phone}${account.phoneValidated ? '' : ', never confirmed'}`,
    ...account.providers,
    ...account.linked.map(
      ({ name, mobileNumber }) => `linked: ${name}${mobileNumber === null ? '' : ', with a mobile'}`,
    ),
  ]
    .filter((part) => part !== '')
    .join(' · ');

const item = (account: Account, password: string | null, signIn: string): Html => {
  const { email } = account;
  return html`<li id="account-${email}">
    <p>
      <strong>${email}</strong><br />
      <small>${describeAccount(account)}</small>
    </p>
    <div>
      ${copyButton('Email', email, email)} ${password === null ? '' : copyButton('Password', `of ${email}`, password)}
      <a data-copy="${email}" href="${signIn}" target="_blank" aria-label="Sign in as ${email}, in a new tab">
        Sign in
      </a>
    </div>
  </li>`;
};

/** The accounts that a search finds, with buttons that copy the email and the password. */
export const accounts = ({ engine, addresses }: SandboxState, search: Search): Html => {
  const sites = addresses
    .filter(({ kind }) => kind === 'Client')
    .map(({ name, address }) => [`${address}/sign-in`, name] as const);
  const found = inOrder(engine.accounts()).filter((account) =>
    hasWords(`${account.email} ${describeAccount(account)}`, search.accounts),
  );
  const items = found.map((account) => item(account, engine.passwordOf(account.email), sites[0]?.[0] ?? ''));
  return card(
    'Accounts',
    html`<search>
        <label>Find an account <input type="search" name="accounts" value="${search.accounts}" /></label>
        ${select('Sign in at', html`id="sign-in-site"`, sites)}
      </search>
      <small
        >All seed accounts: <code>${seedPassword}</code>. “Sign in” opens the chosen site, with the email copied.</small
      >
      ${list('account-rows', items, 'No account matches.')}`,
    openButton('Add an account…', 'add-account'),
  );
};
