import { describe, expect, it } from 'vitest';
import { bodyOf, makeEngineFixture, minute, noRequest, refusalOf } from './engineFixture.ts';

const username = 'Ada@sandbox.test';
const password = 'Correct-horse-9';
const account = { username, password, tcVersion: 'terms-2026-09' };

const openEngine = () => {
  const { engine, browser, advance, newestCode } = makeEngineFixture();
  const client = browser().clientContext();
  const signUp = (fields: object = {}) => engine.websignup({ ...account, ...fields }, client);
  return { engine, client, advance, newestCode, signUp };
};

describe('sign-up', () => {
  it.each([
    ['of one address', 5, () => username],
    ['of many addresses at one brand', 30, (at: number) => `ada${at}@sandbox.test`],
  ])('%s is tried %i times in ten minutes, whether or not there is an account', async (_what, max, addressAt) => {
    const { engine, client, advance } = openEngine();
    const signUp = (at: number, call = engine.websignup) => call({ ...account, username: addressAt(at) }, client)();
    for (let at = 0; at < max; at += 1) await signUp(at, at % 2 === 0 ? engine.websignup : engine.websignupcorp);
    const limited = { left: { code: 'LimitExceededException', status: 429, retryAfterSeconds: 600 } };
    expect(await signUp(max)).toMatchObject(limited);
    expect(await signUp(max, engine.websignupcorp)).toMatchObject(limited);
    advance(10 * minute);
    expect(await signUp(max)).not.toMatchObject(limited);
  });

  it('with a password that breaks a rule tells nothing of an address, and does not count', async () => {
    const { signUp } = openEngine();
    for (let at = 0; at < 31; at += 1)
      for (const probed of [username, 'personal@sandbox.test'])
        expect(await refusalOf(signUp({ username: probed, password: 'x' }))).toBe('InvalidPasswordException');
    expect(await refusalOf(signUp())).toBe('answered');
  });

  it('is not limited by the codes that are asked for any text', async () => {
    const { engine, client, signUp } = openEngine();
    for (const text of [`address:${username}`, 'brand:xe_session'])
      for (let at = 0; at < 5; at += 1) bodyOf(await engine.resendConfirmationCode({ username: text }, client)());
    expect(await refusalOf(signUp())).toBe('answered');
  });

  it.each([
    ['minLength', 'Short-1'],
    ['digit', 'Without-any-digit'],
    ['lowercase', 'ALL-UPPER-CASE-1'],
    ['uppercase', 'all-lower-case-1'],
    ['notUsername', 'Ada@example.test1'],
  ])('names the rule that a password breaks: %s', async (rule, broken) => {
    const message = `Password did not conform with policy: ${rule}`;
    const weak = { username: 'ada@example.test1', password: broken };
    expect(await openEngine().signUp(weak)()).toMatchObject({ left: { code: 'InvalidPasswordException', message } });
  });

  it('requires the correct password with the code; a wrong password does not spend the code', async () => {
    const { engine, client, newestCode, signUp } = openEngine();
    bodyOf(await signUp()());
    const confirm = (fields: object = {}): Promise<string> =>
      refusalOf(
        engine.confirmSignup({ username, password, code: newestCode(username), ...noRequest, ...fields }, client),
      );
    expect(await confirm({ password: 'Wrong-horse-9' })).toBe('NotAuthorizedException');
    expect([await confirm(), await confirm()]).toEqual(['answered', 'ExpiredCodeException']);
  });
});
