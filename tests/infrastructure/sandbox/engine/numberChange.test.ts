import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  by,
  challenged,
  incomplete,
  makeEngineFixture,
  type EngineFixture,
  type TestBrowser,
} from './engineFixture.ts';

const own = '+447700900101';
const landline = '+442079460103';
const another = '+447700900777';
const change = { ...by('sms', another), changeTwoFANumber: true };

/** A browser that has completed its second factor and has requested a code to another number. */
const changing = async ({ enter, prove }: EngineFixture): Promise<TestBrowser> => {
  const tab = await enter('sms2fa');
  await prove(tab, own);
  bodyOf(await tab.sendCode(change));
  return tab;
};
const numberIn = ({ accountOf }: EngineFixture): unknown => accountOf('sms2fa')?.phone;

/** Signs in with the code to the other number. */
const signInWithChange = ({ newestCode }: EngineFixture, tab: TestBrowser) =>
  tab.signIn('sms2fa', { ...challenged, verifyCode: newestCode(another), changeTwoFANumber: true });

describe('a change of the number', () => {
  it('is refused in the session of another account', async () => {
    const fixture = makeEngineFixture();
    await changing(fixture);
    expect(await signInWithChange(fixture, await fixture.enter('personal'))).toMatchObject(incomplete);
    expect(numberIn(fixture)).toBe(own);
  });

  it.each([
    ['validate2FA', ({ newestCode }: EngineFixture, tab: TestBrowser) => tab.validate(newestCode(another))],
    ['weblogin', signInWithChange],
  ])('by %s sends a word without a code to the number before', async (_call, complete) => {
    const fixture = makeEngineFixture();
    const { engine } = fixture;
    bodyOf<unknown>(await complete(fixture, await changing(fixture)));
    expect(numberIn(fixture)).toBe(another);
    expect(engine.inbox(own)[0]).toMatchObject({ channel: 'sms', purpose: 'number-changed', code: '' });
    expect(engine.inbox(another).map(({ purpose }) => purpose)).toEqual(['two-factor']);
  });

  it('calls a landline, and tells no number that stays or was never confirmed', async () => {
    const { engine, enter, prove } = makeEngineFixture();
    await prove(await enter('review2fa'), another, { input: by('sms', another) });
    const tab = await enter('landline2fa');
    await prove(tab, landline, { input: by('call') });
    const told = () => engine.inbox(null).filter(({ purpose }) => purpose === 'number-changed');
    expect(told()).toEqual([]);
    await prove(tab, another, { input: change });
    expect(told()).toMatchObject([{ channel: 'call', to: landline }]);
  });

  it('neither completes the second factor of a browser that owes it, nor loses its code to it', async () => {
    const fixture = makeEngineFixture();
    const tab = await changing(fixture);
    const owing = await fixture.enter('sms2fa');
    const code = fixture.newestCode(another);
    for (let tries = 0; tries < 6; tries += 1) expect(await owing.validate(code)).toMatchObject(incomplete);
    expect(await owing.claims()).toMatchObject({ two_fa_completed: false });
    bodyOf(await tab.validate(code));
    expect(numberIn(fixture)).toBe(another);
  });

  it('is checked when the password has been hashed, not when the sign-in was sent', async () => {
    const fixture = makeEngineFixture();
    const tab = await changing(fixture);
    const pending = signInWithChange(fixture, tab);
    await fixture.engine.logout(tab.clientContext())();
    expect(await pending).toMatchObject(incomplete);
    expect(numberIn(fixture)).toBe(own);
  });
});

it.each([
  ['sms2fa', own, by('sms')],
  ['email2fa', 'email2fa@sandbox.test', by('email')],
])('a browser that %s has remembered is forgotten with another number, and no other is', async (name, to, input) => {
  const { browser, enter, prove } = makeEngineFixture();
  const isEnough = async (tab: TestBrowser, account = name): Promise<unknown> => {
    bodyOf(await tab.signIn(account));
    return (await tab.claims())['two_fa_completed'];
  };
  const remembered = await enter(name);
  await prove(remembered, to, { input, rememberBrowser: true });
  const stranger = await enter('whatsapp2fa');
  await prove(stranger, '+447700900102', { rememberBrowser: true });
  expect([await isEnough(remembered), await isEnough(browser())]).toEqual([true, false]);
  const tab = await enter(name);
  await prove(tab, to, { input });
  await prove(tab, another, { input: change });
  expect([await isEnough(remembered), await isEnough(stranger)]).toEqual([false, false]);
  expect(await isEnough(stranger, 'whatsapp2fa')).toBe(true);
});
