import { describe, expect, it } from 'vitest';
import { bodyOf, makeEngineFixture, noRequest, otherCode, refusalOf } from './engineFixture.ts';

const username = 'Ada@sandbox.test';
const password = 'Correct-horse-9';
const account = { username, password, tcVersion: 'terms-2026-09' };

describe('sign-up', () => {
  it('refuses an address that has an account, in any case', async () => {
    const { engine, browser } = makeEngineFixture();
    const again = { ...account, username: 'PERSONAL@sandbox.test' };
    expect(await refusalOf(engine.websignup(again, browser().clientContext()))).toBe('UsernameExistsException');
  });

  it('creates no account and sends no code with a password that breaks a rule', async () => {
    const { engine, browser } = makeEngineFixture();
    const weak = { ...account, password: 'short' };
    expect(await refusalOf(engine.websignup(weak, browser().clientContext()))).toBe('InvalidPasswordException');
    expect(engine.inbox(username)).toEqual([]);
    expect(await refusalOf(engine.websignup(account, browser().clientContext()))).toBe('answered');
  });

  it('requires the correct password with the code; a wrong password does not spend the code', async () => {
    const { engine, browser, newestCode } = makeEngineFixture();
    const client = browser().clientContext();
    bodyOf(await engine.websignup(account, client)());
    const code = newestCode(username);
    const confirm = (fields: object): Promise<string> =>
      refusalOf(engine.confirmSignup({ username, password, code, ...noRequest, ...fields }, client));
    expect(await confirm({ password: 'Wrong-horse-9' })).toBe('NotAuthorizedException');
    expect(await confirm({ code: otherCode(code) })).toBe('CodeMismatchException');
    expect(await confirm({})).toBe('answered');
    expect(await confirm({})).toBe('ExpiredCodeException');
  });

  it('sends a new code only to an account that is not confirmed', async () => {
    const { engine, browser } = makeEngineFixture();
    for (const name of ['nobody', 'personal', 'unconfirmed']) {
      await engine.resendConfirmationCode({ username: `${name}@sandbox.test` }, browser().clientContext())();
    }
    expect(engine.inbox(null).map(({ to }) => to)).toEqual(['unconfirmed@sandbox.test']);
  });
});
