import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '#infrastructure/sandbox/engine/reply.ts';
import {
  bodyOf,
  by,
  challenged,
  incomplete,
  makeEngineFixture,
  refusalCode,
  refusalOf,
  type TestBrowser,
} from './engineFixture.ts';

const own = '+447700900101';
const another = '+447700900199';
const change = (channel: string | null, number: string | null) => ({ ...by(channel, number), changeTwoFANumber: true });

describe('a code of the second factor', () => {
  it.each([
    ['sms2fa', by('whatsapp', own), 'InvalidParameterException'],
    ['setup2fa', by('sms', '+447012345678'), 'UnsupportedPhoneNumberException'],
    ['sms2fa', by('sms', '+447700900999'), false],
    ['sms2fa', by('email'), false],
    ['disabled2fa', by('sms', '+447700900120'), false],
    ['choose2fa', by('sms', '+447700900106'), true],
    ['setup2fa', change('sms', another), true],
    ['review2fa', change('sms', another), true],
    ['sms2fa', change('sms', another), 'TwoFactorRequiredException'],
    ['sms2fa', change('email', null), 'TwoFactorRequiredException'],
    ['sms2fa', change(null, null), 'TwoFactorRequiredException'],
    ['email2fa', change('sms', another), 'TwoFactorRequiredException'],
    ['locked2fa', change('sms', another), 'TwoFactorRequiredException'],
    ['legacy2fa', change('sms', another), 'TwoFactorRequiredException'],
  ])('for %s by %j: %s; only the code that is sent stores its number', async (name, input, expected) => {
    const fixture = makeEngineFixture();
    const tab = await fixture.enter(name);
    const before = fixture.accountOf(name)?.phone;
    const outcome = await tab.sendCode(input);
    expect(E.isLeft(outcome) ? outcome.left.code : outcome.right.body.authenticationResult.success).toBe(expected);
    const sentTo = expected === true ? [input.phoneNumber] : [];
    expect(fixture.engine.inbox(null).map(({ to }) => to)).toEqual(sentTo);
    expect(fixture.accountOf(name)?.phone).toBe(before);
    for (const to of sentTo) {
      bodyOf(await tab.validate(fixture.newestCode(to ?? ''), input));
      expect(fixture.accountOf(name)?.phone).toBe(to);
    }
  });

  it.each<[string, string, (tab: TestBrowser, code: string, changeTwoFANumber: boolean) => Promise<Outcome<unknown>>]>([
    ['sms2fa', own, (tab, code, changeTwoFANumber) => tab.validate(code, { changeTwoFANumber })],
    [
      'legacy2fa',
      '+447700900110',
      (tab, verifyCode, changeTwoFANumber) => tab.signIn('legacy2fa', { verifyCode, changeTwoFANumber }),
    ],
  ])('to the own number is refused for a change, and then still proves it: %s', async (name, number, prove) => {
    const { enter, newestCode, accountOf } = makeEngineFixture();
    const tab = await enter(name);
    bodyOf(await tab.sendCode(by('sms')));
    expect(await prove(tab, newestCode(number), true)).toMatchObject(incomplete);
    bodyOf(await prove(tab, newestCode(number), false));
    expect(accountOf(name)?.phone).toBe(number);
  });

  it('to a number of a linked account proves a sign-in only with the profile that has it', async () => {
    const { enter, newestCode, accountOf } = makeEngineFixture();
    const tab = await enter('choose2fa');
    bodyOf(await tab.sendCode(by('sms', '+447700900106')));
    const verifyCode = newestCode('+447700900106');
    const signInFor = async (at: number): Promise<string> => {
      const twoFAProfileId = accountOf('choose2fa')?.linked[at]?.profileId ?? '';
      return refusalCode(await tab.signIn('choose2fa', { ...challenged, verifyCode, twoFAProfileId }));
    };
    expect([await signInFor(0), await signInFor(1)]).toEqual(['InvalidParameterException', 'answered']);
  });
});

it('a number that was never validated is refused once on each visit, until its code is verified', async () => {
  const { engine, enter, prove } = makeEngineFixture();
  const tab = await enter('review2fa');
  const phoneNumber = '+447700900104';
  const lookUp = () => refusalOf(engine.lookupPhoneNumber({ phoneNumber }, tab.clientContext()));
  const visit = async (): Promise<ReadonlyArray<string>> => {
    bodyOf(await tab.profile());
    return [await lookUp(), await lookUp()];
  };
  const once = ['PhoneNumberNotValidatedException', 'answered'];
  expect([await visit(), await visit()]).toEqual([once, once]);
  await prove(tab, phoneNumber);
  expect(await visit()).toEqual(['answered', 'answered']);
});
