import { describe, expect, it } from 'vitest';
import { incomplete, setUpEngine } from './engineFixture.ts';
import { bodyOf, by, changeTo, type TestBrowser } from './testBrowser.ts';

const { accountOf, browser, engine, enter, newestCode } = setUpEngine();
const own = '+447700900101';
const another = '+447700900777';

/** A browser that has completed its second factor and has requested a code to another number. */
const changing = async (): Promise<TestBrowser> => {
  const tab = await enter('sms2fa');
  await tab.prove();
  bodyOf(await tab.sendCode(changeTo(another)));
  return tab;
};
const numberNow = (): unknown => accountOf('sms2fa')?.phone;
/** Signs in with the code to the other number. */
const signInWithChange = (tab: TestBrowser) =>
  tab.signIn('sms2fa', { verifyCode: newestCode(), changeTwoFANumber: true });

describe('a change of the number', () => {
  it('is refused in the session of another account', async () => {
    await changing();
    expect(await signInWithChange(await enter('personal'))).toMatchObject(incomplete);
    expect(numberNow()).toBe(own);
  });

  it.each<[string, (tab: TestBrowser) => ReturnType<TestBrowser['signIn' | 'validate']>]>([
    ['validate2FA', (tab) => tab.validate(newestCode())],
    ['weblogin', signInWithChange],
  ])('by %s sends a word without a code to the number before', async (_call, complete) => {
    bodyOf<unknown>(await complete(await changing()));
    expect(numberNow()).toBe(another);
    expect(engine.inbox(own)[0]).toMatchObject({ channel: 'sms', purpose: 'number-changed', code: '' });
    expect(engine.inbox(another).map(({ purpose }) => purpose)).toEqual(['two-factor']);
  });

  it('calls a landline, and tells no number that stays or was never confirmed', async () => {
    await (await enter('review2fa')).prove(by('sms', another));
    const tab = await enter('landline2fa');
    await tab.prove(by('call'));
    const told = () => engine.inbox(null).filter(({ purpose }) => purpose === 'number-changed');
    expect(told()).toEqual([]);
    await tab.prove(changeTo(another));
    expect(told()).toMatchObject([{ channel: 'call', to: '+442079460103' }]);
  });

  it('neither completes the second factor of a browser that owes it, nor loses its code to it', async () => {
    const tab = await changing();
    const owing = await enter('sms2fa');
    for (let tries = 0; tries < 6; tries += 1) expect(await owing.validate(newestCode())).toMatchObject(incomplete);
    expect(await owing.claims()).toMatchObject({ two_fa_completed: false });
    bodyOf(await tab.validate(newestCode()));
    expect(numberNow()).toBe(another);
  });

  it('is checked when the password has been hashed, not when the sign-in was sent', async () => {
    const tab = await changing();
    const pending = signInWithChange(tab);
    await engine.logout(tab.clientContext())();
    expect(await pending).toMatchObject(incomplete);
    expect(numberNow()).toBe(own);
  });
});

it.each([
  ['sms2fa', by('sms')],
  ['email2fa', by('email')],
])('a browser that %s has remembered is forgotten with another number, and no other is', async (name, input) => {
  const isEnough = async (tab: TestBrowser, account = name): Promise<unknown> => {
    bodyOf(await tab.signIn(account));
    return (await tab.claims())['two_fa_completed'];
  };
  const remembered = await enter(name);
  await remembered.prove(input, true);
  const stranger = await enter('whatsapp2fa');
  await stranger.prove(by('sms'), true);
  expect([await isEnough(remembered), await isEnough(browser())]).toEqual([true, false]);
  const tab = await enter(name);
  await tab.prove(input);
  await tab.prove(changeTo(another));
  expect([await isEnough(remembered), await isEnough(stranger)]).toEqual([false, false]);
  expect(await isEnough(stranger, 'whatsapp2fa')).toBe(true);
});
