import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  by,
  challenged,
  claimsOf,
  completeSecondFactor,
  enter,
  login,
  makeEngineFixture,
  proofOf,
  refusalCode,
  statusOnly,
  type EngineFixture,
  type TestBrowser,
} from './engineFixture.ts';

const own = '+447700900101';
const another = '+447700900777';
const legacy = '+447700900110';
const change = { ...by('sms', another), changeTwoFANumber: true };
const refused = { left: { status: 403, message: expect.stringMatching(/has not completed 2FA$/) } };

const phoneOf = ({ engine }: EngineFixture, name: string): string | null =>
  engine.accounts().find(({ email }) => email === `${name}@sandbox.test`)?.phone ?? null;

const completed = async ({ engine }: EngineFixture, tab: TestBrowser): Promise<unknown> => {
  const outcome = await engine.getGSOTokens({ profileId: null }, tab.clientContext())();
  return E.isRight(outcome) && claimsOf(outcome.right.body.tokens.access_token)['two_fa_completed'];
};

/** A browser that has completed its second factor and has requested a code to another number. */
const changing = async (fixture: EngineFixture): Promise<TestBrowser> => {
  const tab = fixture.browser();
  await completeSecondFactor(fixture, tab, false);
  bodyOf(await fixture.engine.send2FA(change, tab.clientContext())());
  return tab;
};

describe('a change of the number', () => {
  it('is done once its code is verified, and not before', async () => {
    const fixture = makeEngineFixture();
    const tab = await changing(fixture);
    expect(phoneOf(fixture, 'sms2fa')).toBe(own);
    const proof = proofOf(fixture.newestCode(another), { changeTwoFANumber: true });
    bodyOf(await tab.send(fixture.engine.validate2FA(proof, tab.clientContext())));
    expect(phoneOf(fixture, 'sms2fa')).toBe(another);
  });

  it.each([
    ['a code to another number', change],
    ['a code to the own number', { ...change, phoneNumber: own }],
    ['a code by email', { ...change, channel: 'email', phoneNumber: null }],
    ['the status', { ...statusOnly, changeTwoFANumber: true }],
  ])('is refused while the second factor is owed: %s', async (_what, input) => {
    const fixture = makeEngineFixture();
    for (const name of ['sms2fa', 'email2fa', 'legacy2fa', 'locked2fa']) {
      const tab = await enter(fixture, name);
      expect(await fixture.engine.send2FA(input, tab.clientContext())()).toMatchObject(refused);
    }
    expect(fixture.engine.inbox(null)).toEqual([]);
  });

  it.each([true, false])(
    'is refused in a browser that owes the factor, with the code of one that does not and the flag %s',
    async (changeTwoFANumber) => {
      const fixture = makeEngineFixture();
      await changing(fixture);
      const code = fixture.newestCode(another);
      const owing = await enter(fixture, 'sms2fa');
      const submitted = { changeTwoFANumber, rememberBrowser: true };
      const validation = fixture.engine.validate2FA(proofOf(code, submitted), owing.clientContext());
      expect(await owing.send(validation)).toMatchObject(refused);
      const input = login('sms2fa', { verifyCode: code, ...submitted });
      expect(await owing.send(fixture.engine.weblogin(input, owing.clientContext()))).toMatchObject(refused);
      expect(phoneOf(fixture, 'sms2fa')).toBe(own);
      expect(await completed(fixture, owing)).toBe(false);
      expect(await completed(fixture, await enter(fixture, 'sms2fa'))).toBe(false);
    },
  );

  it('is refused with its own code once the browser has signed in again', async () => {
    const fixture = makeEngineFixture();
    const tab = await changing(fixture);
    await tab.send(fixture.engine.weblogin(login('sms2fa'), tab.clientContext()));
    const proof = proofOf(fixture.newestCode(another));
    expect(await tab.send(fixture.engine.validate2FA(proof, tab.clientContext()))).toMatchObject(refused);
    expect(await completed(fixture, tab)).toBe(false);
  });

  it('is refused in the session of another account', async () => {
    const fixture = makeEngineFixture();
    await changing(fixture);
    const stranger = await enter(fixture, 'personal');
    const input = login('sms2fa', { ...challenged, verifyCode: fixture.newestCode(another), changeTwoFANumber: true });
    expect(await stranger.send(fixture.engine.weblogin(input, stranger.clientContext()))).toMatchObject(refused);
    expect(phoneOf(fixture, 'sms2fa')).toBe(own);
  });

  it('is answered like any other sign-in if the password is wrong', async () => {
    const fixture = makeEngineFixture();
    const tab = await enter(fixture, 'legacy2fa');
    const input = login('legacy2fa', { password: 'wrong', verifyCode: '123456', changeTwoFANumber: true });
    expect(refusalCode(await fixture.engine.weblogin(input, tab.clientContext())())).toBe('NotAuthorizedException');
  });

  it('does not spend the code of the browser that may change the number', async () => {
    const fixture = makeEngineFixture();
    const tab = await changing(fixture);
    const owing = await enter(fixture, 'sms2fa');
    const proof = proofOf(fixture.newestCode(another));
    for (let tries = 0; tries < 6; tries += 1) {
      await fixture.engine.validate2FA(proof, owing.clientContext())();
    }
    bodyOf(await tab.send(fixture.engine.validate2FA(proof, tab.clientContext())));
    expect(phoneOf(fixture, 'sms2fa')).toBe(another);
  });

  it('is checked when the password has been hashed, not when the sign-in was sent', async () => {
    const fixture = makeEngineFixture();
    const tab = await changing(fixture);
    const code = fixture.newestCode(another);
    const input = login('sms2fa', { ...challenged, verifyCode: code, changeTwoFANumber: true });
    const pending = fixture.engine.weblogin(input, tab.clientContext())();
    await fixture.engine.logout(tab.clientContext())();
    expect(await pending).toMatchObject(refused);
    expect(phoneOf(fixture, 'sms2fa')).toBe(own);
  });

  it('is refused by its flag alone, even with the code of the own number', async () => {
    const fixture = makeEngineFixture();
    const tab = await enter(fixture, 'legacy2fa');
    bodyOf(await fixture.engine.send2FA(by('sms', legacy), tab.clientContext())());
    const flagged = login('legacy2fa', { verifyCode: fixture.newestCode(legacy), changeTwoFANumber: true });
    expect(await tab.send(fixture.engine.weblogin(flagged, tab.clientContext()))).toMatchObject(refused);
    const plain = { ...flagged, changeTwoFANumber: false };
    expect(refusalCode(await tab.send(fixture.engine.weblogin(plain, tab.clientContext())))).toBe('answered');
  });

  it.each(['setup2fa', 'review2fa'])('is part of setting up: %s', async (name) => {
    const fixture = makeEngineFixture();
    const tab = await enter(fixture, name);
    bodyOf(await fixture.engine.send2FA(change, tab.clientContext())());
    const proof = proofOf(fixture.newestCode(another), { changeTwoFANumber: true });
    bodyOf(await tab.send(fixture.engine.validate2FA(proof, tab.clientContext())));
    expect(phoneOf(fixture, name)).toBe(another);
    expect(await completed(fixture, tab)).toBe(true);
  });
});
