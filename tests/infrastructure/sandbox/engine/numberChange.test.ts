import { describe, expect, it } from 'vitest';
import { codeOf } from '#tests/support/codes.ts';
import {
  bodyOf,
  completeSecondFactor,
  incomplete,
  makeEngineFixture,
  refusalCode,
  type EngineFixture,
  type TestBrowser,
} from './engineFixture.ts';
import { by, challenged } from './engineInputs.ts';

const own = '+447700900101';
const another = '+447700900777';
const change = { ...by('sms', another), changeTwoFANumber: true };

/** A browser that has completed its second factor and has requested a code to another number. */
const changing = async (fixture: EngineFixture): Promise<TestBrowser> => {
  const tab = fixture.browser();
  await completeSecondFactor(fixture, tab, false);
  bodyOf(await tab.sendCode(change));
  return tab;
};
const numberOf = (fixture: EngineFixture): unknown => fixture.accountOf('sms2fa')?.phone;

/** Signs in with the code to the other number. */
const signInWithChange = (fixture: EngineFixture, tab: TestBrowser) =>
  tab.signIn('sms2fa', { ...challenged, verifyCode: fixture.newestCode(another), changeTwoFANumber: true });

describe('a change of the number', () => {
  it.each([
    ['a code by email', { ...change, channel: 'email', phoneNumber: null }],
    ['the status', { ...change, channel: null, phoneNumber: null }],
  ])('is refused while the second factor is owed, also with a request for %s', async (_what, input) => {
    const fixture = makeEngineFixture();
    expect(await (await fixture.enter('sms2fa')).sendCode(input)).toMatchObject(incomplete);
    expect(fixture.engine.inbox(null)).toEqual([]);
  });

  it('is refused in the session of another account', async () => {
    const fixture = makeEngineFixture();
    await changing(fixture);
    expect(await signInWithChange(fixture, await fixture.enter('personal'))).toMatchObject(incomplete);
    expect(numberOf(fixture)).toBe(own);
  });

  it.each([
    ['validate2FA', async (fixture: EngineFixture, tab: TestBrowser) => tab.validate(fixture.newestCode(another))],
    ['weblogin', signInWithChange],
  ])('by %s sends a word without a code to the number before', async (_call, complete) => {
    const fixture = makeEngineFixture();
    expect(refusalCode(await complete(fixture, await changing(fixture)))).toBe('answered');
    expect(numberOf(fixture)).toBe(another);
    expect(fixture.engine.inbox(own)[0]).toMatchObject({ channel: 'sms', purpose: 'number-changed', code: '' });
    expect(fixture.engine.inbox(another).map(({ purpose }) => purpose)).toEqual(['two-factor']);
  });

  it('calls a landline, and tells no number that stays or was never confirmed', async () => {
    const fixture = makeEngineFixture();
    const told = (): ReadonlyArray<unknown> =>
      fixture.engine
        .inbox(null)
        .flatMap(({ purpose, channel, to }) => (purpose === 'two-factor' ? [] : [[channel, to]]));
    for (const [name, number] of [
      ['landline2fa', '+442079460103'],
      ['review2fa', another],
    ] as const) {
      const tab = await fixture.enter(name);
      bodyOf(await tab.sendCode(by(name === 'landline2fa' ? 'call' : 'sms', number)));
      bodyOf(await tab.validate(fixture.newestCode(number)));
      expect(told()).toEqual([]);
    }
    const tab = await fixture.enter('landline2fa');
    bodyOf(await tab.sendCode(by('call')));
    bodyOf(await tab.validate(fixture.newestCode('+442079460103')));
    bodyOf(await tab.sendCode(change));
    bodyOf(await tab.validate(fixture.newestCode(another)));
    expect(told()).toEqual([['call', '+442079460103']]);
  });

  it('is answered like any other sign-in if the password is wrong', async () => {
    const tab = await makeEngineFixture().enter('legacy2fa');
    const fields = { password: 'wrong', verifyCode: codeOf('1'), changeTwoFANumber: true };
    expect(refusalCode(await tab.signIn('legacy2fa', fields))).toBe('NotAuthorizedException');
  });

  it('does not lose its code to a browser that owes the second factor', async () => {
    const fixture = makeEngineFixture();
    const tab = await changing(fixture);
    const owing = await fixture.enter('sms2fa');
    const code = fixture.newestCode(another);
    for (let tries = 0; tries < 6; tries += 1) await owing.validate(code);
    bodyOf(await tab.validate(code));
    expect(numberOf(fixture)).toBe(another);
  });

  it('is checked when the password has been hashed, not when the sign-in was sent', async () => {
    const fixture = makeEngineFixture();
    const tab = await changing(fixture);
    const pending = signInWithChange(fixture, tab);
    await fixture.engine.logout(tab.clientContext())();
    expect(await pending).toMatchObject(incomplete);
    expect(numberOf(fixture)).toBe(own);
  });
});

describe('a remembered browser', () => {
  const complete = async (fixture: EngineFixture, name: string, to: string): Promise<TestBrowser> => {
    const tab = await fixture.enter(name);
    bodyOf(await tab.sendCode(by(to.includes('@') ? 'email' : 'sms')));
    bodyOf(await tab.validate(fixture.newestCode(to), { rememberBrowser: true }));
    return tab;
  };
  const isEnough = async (tab: TestBrowser, name: string): Promise<unknown> => {
    bodyOf(await tab.signIn(name));
    return (await tab.claims())['two_fa_completed'];
  };

  it.each([
    ['sms2fa', own],
    ['email2fa', 'email2fa@sandbox.test'],
  ])('of %s is forgotten with another number, and those of other accounts are not', async (name, to) => {
    const fixture = makeEngineFixture();
    const other = await complete(fixture, name, to);
    const stranger = await complete(fixture, 'whatsapp2fa', '+447700900102');
    expect(await isEnough(other, name)).toBe(true);
    expect(await isEnough(fixture.browser(), name)).toBe(false);
    const tab = await complete(fixture, name, to);
    bodyOf(await tab.sendCode(change));
    bodyOf(await tab.validate(fixture.newestCode(another)));
    expect(await isEnough(other, name)).toBe(false);
    expect(await isEnough(stranger, 'whatsapp2fa')).toBe(true);
    expect(await isEnough(stranger, name)).toBe(false);
  });
});
