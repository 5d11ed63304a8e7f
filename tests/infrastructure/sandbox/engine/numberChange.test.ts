import { describe, expect, it } from 'vitest';
import {
  accountOf,
  bodyOf,
  by,
  challenged,
  claimsIn,
  completeSecondFactor,
  enter,
  login,
  makeEngineFixture,
  proofOf,
  refusalOf,
  type EngineFixture,
} from './engineFixture.ts';
import type { TestBrowser } from './testBrowser.ts';

const own = '+447700900101';
const another = '+447700900777';
const change = { ...by('sms', another), changeTwoFANumber: true };
const refused = { left: { status: 403, message: expect.stringMatching(/has not completed 2FA$/) } };

/** A browser that has completed its second factor and has requested a code to another number. */
const changing = async (fixture: EngineFixture): Promise<TestBrowser> => {
  const tab = fixture.browser();
  await completeSecondFactor(fixture, tab, false);
  bodyOf(await fixture.engine.send2FA(change, tab.clientContext())());
  return tab;
};
const numberOf = (fixture: EngineFixture): unknown => accountOf(fixture, 'sms2fa')?.phone;

describe('a change of the number', () => {
  it.each([
    ['a code by email', { ...change, channel: 'email', phoneNumber: null }],
    ['the status', { ...change, channel: null, phoneNumber: null }],
  ])('is refused while the second factor is owed, also with a request for %s', async (_what, input) => {
    const fixture = makeEngineFixture();
    const tab = await enter(fixture, 'sms2fa');
    expect(await fixture.engine.send2FA(input, tab.clientContext())()).toMatchObject(refused);
    expect(fixture.engine.inbox(null)).toEqual([]);
  });

  it('is refused in the session of another account', async () => {
    const fixture = makeEngineFixture();
    await changing(fixture);
    const stranger = await enter(fixture, 'personal');
    const input = login('sms2fa', { ...challenged, verifyCode: fixture.newestCode(another), changeTwoFANumber: true });
    expect(await stranger.send(fixture.engine.weblogin(input, stranger.clientContext()))).toMatchObject(refused);
    expect(numberOf(fixture)).toBe(own);
  });

  it('is answered like any other sign-in if the password is wrong', async () => {
    const fixture = makeEngineFixture();
    const tab = await enter(fixture, 'legacy2fa');
    const input = login('legacy2fa', { password: 'wrong', verifyCode: '123456', changeTwoFANumber: true });
    expect(await refusalOf(fixture.engine.weblogin(input, tab.clientContext()))).toBe('NotAuthorizedException');
  });

  it('does not lose its code to a browser that owes the second factor', async () => {
    const fixture = makeEngineFixture();
    const tab = await changing(fixture);
    const owing = await enter(fixture, 'sms2fa');
    const proof = proofOf(fixture.newestCode(another));
    for (let tries = 0; tries < 6; tries += 1) {
      await fixture.engine.validate2FA(proof, owing.clientContext())();
    }
    bodyOf(await tab.send(fixture.engine.validate2FA(proof, tab.clientContext())));
    expect(numberOf(fixture)).toBe(another);
  });

  it('is checked when the password has been hashed, not when the sign-in was sent', async () => {
    const fixture = makeEngineFixture();
    const tab = await changing(fixture);
    const input = login('sms2fa', { ...challenged, verifyCode: fixture.newestCode(another), changeTwoFANumber: true });
    const pending = fixture.engine.weblogin(input, tab.clientContext())();
    await fixture.engine.logout(tab.clientContext())();
    expect(await pending).toMatchObject(refused);
    expect(numberOf(fixture)).toBe(own);
  });
});

describe('a remembered browser', () => {
  const complete = async (fixture: EngineFixture, name: string, to: string): Promise<TestBrowser> => {
    const tab = await enter(fixture, name);
    bodyOf(await fixture.engine.send2FA(by(to.includes('@') ? 'email' : 'sms'), tab.clientContext())());
    const proof = proofOf(fixture.newestCode(to), { rememberBrowser: true });
    bodyOf(await tab.send(fixture.engine.validate2FA(proof, tab.clientContext())));
    return tab;
  };
  const isEnough = async (fixture: EngineFixture, tab: TestBrowser, name: string): Promise<unknown> => {
    bodyOf(await tab.send(fixture.engine.weblogin(login(name), tab.clientContext())));
    return (await claimsIn(fixture, tab))['two_fa_completed'];
  };

  it.each([
    ['sms2fa', own],
    ['email2fa', 'email2fa@sandbox.test'],
  ])('of %s is forgotten with another number, and those of other accounts are not', async (name, to) => {
    const fixture = makeEngineFixture();
    const other = await complete(fixture, name, to);
    const stranger = await complete(fixture, 'whatsapp2fa', '+447700900102');
    expect(await isEnough(fixture, other, name)).toBe(true);
    expect(await isEnough(fixture, fixture.browser(), name)).toBe(false);
    const tab = await complete(fixture, name, to);
    bodyOf(await fixture.engine.send2FA(change, tab.clientContext())());
    bodyOf(await tab.send(fixture.engine.validate2FA(proofOf(fixture.newestCode(another)), tab.clientContext())));
    expect(await isEnough(fixture, other, name)).toBe(false);
    expect(await isEnough(fixture, stranger, 'whatsapp2fa')).toBe(true);
    expect(await isEnough(fixture, stranger, name)).toBe(false);
  });
});
