import { describe, expect, it } from 'vitest';
import { describeAccount } from '#env/sandbox/control/page/describeAccount.ts';
import { describeEffect, describeTarget } from '#env/sandbox/control/page/describeFault.ts';
import { faultPresets } from '#env/sandbox/control/page/faultPresets.ts';
import { faultError } from '#env/sandbox/gateway/injectedFault.ts';
import { makeEngineFixture } from '#tests/infrastructure/sandbox/engine/engineFixture.ts';

const { engine } = makeEngineFixture();
const wordsOf = (name: string): string => {
  const account = engine.accounts().find(({ email }) => email === `${name}@sandbox.test`);
  return account === undefined ? '' : describeAccount(account);
};

describe('the words about an account', () => {
  it.each([
    ['personal', 'Signs in with email and password alone'],
    ['linked', 'Chooses one of 3 linked accounts'],
    ['locked', 'Sign-in is refused as locked, until the password is reset'],
    ['closed', 'Sign-in is refused as closed'],
    ['unconfirmed', 'Never confirmed its sign-up: enters the emailed code first'],
    ['newemail', 'Has a new email address: confirms it with a code first'],
    ['sms2fa', 'Code by text message or call'],
    ['whatsapp2fa', 'Code by text message, call or WhatsApp'],
    ['landline2fa', 'Code by call, to a landline'],
    ['email2fa', 'Code by email'],
    ['setup2fa', 'Adds a phone number at sign-in'],
    ['review2fa', 'Reviews a number never confirmed'],
    ['choose2fa', 'Chooses one of 3 linked mobiles'],
    ['onelinked2fa', 'Confirms the mobile of its only linked account'],
    ['nolinked2fa', 'Adds a phone number: no linked account has a mobile'],
    ['locked2fa', 'Two-step verification is locked'],
    ['disabled2fa', 'Needs two-step verification and cannot set it up'],
    ['legacy2fa', 'Code by text message or call, before the sign-in is accepted'],
    ['social', 'Also signs in with Google or Apple'],
  ])('say what %s is for', (name, words) => {
    expect(wordsOf(name)).toBe(words);
  });
});

describe('the words about a fault', () => {
  it.each([
    [{ path: '/weblogin', method: 'post', status: 429 }, 'POST …/weblogin', 'answers 429 · until removed'],
    [{ path: '', delayMs: 1500, times: 1 }, 'Every path', 'waits 1.5 s · once'],
    [
      { path: '', host: 'content.localhost', reset: true, times: 3 },
      'Every path at content.localhost',
      'breaks the connection · 3 times',
    ],
    [{ path: '/a', times: 2 }, '…/a', 'lets the real answer through · 2 times'],
    [{ path: '/a', hang: true }, '…/a', 'never answers · until removed'],
    [
      { path: '/a', body: 'x', headers: { 'Retry-After': '30' } },
      '…/a',
      'answers with another body · Retry-After: 30 · until removed',
    ],
  ])('say what %j does', (fault, target, effect) => {
    expect([describeTarget(fault), describeEffect(fault)]).toEqual([target, effect]);
  });

  it('are valid faults in every preset', () => {
    expect(faultPresets.length).toBeGreaterThan(8);
    for (const { fault } of faultPresets) expect(faultError(fault)).toBeNull();
  });
});
