import { assemble } from '#infrastructure/container.ts';
import type { Account } from '#infrastructure/sandbox/engine/account.ts';
import { ports } from '#infrastructure/tokens.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import type { MakeIdentityFixture, StoredAccount } from '#tests/contracts/identityFixture.ts';
import { engine, memoryNetwork, sandbox } from '#tests/support/sandbox.ts';

/** The account of an email address in a list of the sandbox. */
export const accountIn = (accounts: ReadonlyArray<Account>, email: string): StoredAccount | null => {
  const account = accounts.find((one) => one.email === email);
  if (account === undefined) return null;
  return { ...account, accountType: account.accountType === 'Corporate' ? 'Business' : 'Personal' };
};

/** Makes the launchpad's app in memory. */
export const makeSandboxFixture: MakeIdentityFixture = async () => {
  const opened = assemble(sandbox(context)).resolve({ ...ports, engine, memoryNetwork });
  return {
    identity: opened.identity,
    sentCodes: async () => opened.engine.inbox(null),
    accountOf: async (email) => accountIn(opened.engine.accounts(), email),
    signInAtProvider: opened.memoryNetwork.answerProvider,
  };
};
