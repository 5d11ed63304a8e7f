import { describe, expect, it } from 'vitest';
import { minute, setUpEngine } from './engineFixture.ts';
import { bodyOf, newClient as client, noRequest, refusalOf } from './testBrowser.ts';

const { advance, engine, newestCode } = setUpEngine();
const username = 'Ada@sandbox.test';
const password = 'Correct-horse-9';
const account = { username, password, tcVersion: 'terms-2026-09' };
const signUp = (fields: object = {}) => engine.websignup({ ...account, ...fields }, client);

describe('sign-up', () => {
  it.each([
    ['of one address', 5, () => username],
    ['of many addresses at one brand', 30, (at: number) => `ada${at}@sandbox.test`],
  ])('%s is tried %i times in ten minutes, whether or not there is an account', async (_what, max, addressAt) => {
    const tryAt = (at: number, call = engine.websignup) => call({ ...account, username: addressAt(at) }, client)();
    for (let at = 0; at < max; at += 1) await tryAt(at, at % 2 === 0 ? engine.websignup : engine.websignupcorp);
    const limited = { left: { code: 'LimitExceededException', status: 429, retryAfterSeconds: 600 } };
    expect(await tryAt(max)).toMatchObject(limited);
    expect(await tryAt(max, engine.websignupcorp)).toMatchObject(limited);
    advance(10 * minute);
    expect(await tryAt(max)).not.toMatchObject(limited);
  });

  it('with a password that breaks a rule tells nothing of an address, and does not count', async () => {
    for (let at = 0; at < 31; at += 1)
      for (const probed of [username, 'personal@sandbox.test'])
        expect(await refusalOf(signUp({ username: probed, password: 'x' }))).toBe('InvalidPasswordException');
    expect(await refusalOf(signUp())).toBe('answered');
  });

  it('is not limited by the codes that are asked for any text', async () => {
    for (const text of [`address:${username}`, 'brand:xe_session'])
      for (let at = 0; at < 5; at += 1) bodyOf(await engine.resendConfirmationCode({ username: text }, client)());
    expect(await refusalOf(signUp())).toBe('answered');
  });

  it.each([
    ['minLength', 'Short-1'],
    ['lowercase', 'ALL-UPPER-CASE-1'],
    ['notUsername', 'Ada@example.test1'],
  ])('names the rule that a password breaks: %s', async (rule, broken) => {
    const message = `Password did not conform with policy: ${rule}`;
    const weak = signUp({ username: 'ada@example.test1', password: broken });
    expect(await weak()).toMatchObject({ left: { code: 'InvalidPasswordException', message } });
  });

  it('requires the correct password with the code; a wrong password does not spend the code', async () => {
    bodyOf(await signUp()());
    const confirm = (typed: string): Promise<string> =>
      refusalOf(engine.confirmSignup({ username, code: newestCode(), ...noRequest, password: typed }, client));
    expect(await confirm('Wrong-horse-9')).toBe('NotAuthorizedException');
    expect(await confirm(password)).toBe('answered');
  });
});
