import { describe, expect, it } from 'vitest';
import type { Given } from '#domain/two-factor/twoFactor.ts';
import { begin, type Journey } from './journey.ts';

const own = '+447700900101';
const other = '+447700900151';

const newest = (journey: Journey): string => journey.mail()[0]?.code ?? '';

const give = (journey: Journey, number: string) =>
  journey.does((cases) => cases.enterNumber({ country: 'GB', number }));
const send = (journey: Journey) => journey.does((cases) => cases.sendTwoFactorCode('sms'));
const verify = (journey: Journey) =>
  journey.does((cases) => cases.verifyTwoFactorCode({ code: newest(journey), password: null, rememberBrowser: false }));

/** Reads that the number is in force, and goes on. */
const finish = async (journey: Journey, given: Given): Promise<void> => {
  expect(journey.session().twoFactor.given).toBe(given);
  await journey.does((cases) => cases.finishTwoFactor());
  expect(journey.screen()).toBe('Away');
};

/** Somebody signed in who owes nothing, the second factor of this visit given where there was one. */
const signedIn = async (name: string): Promise<Journey> => {
  const journey = await begin(`${name}@sandbox.test`);
  if (journey.screen() === '/2fa/phone-validation') {
    await send(journey);
    await verify(journey);
    journey.advance(60_000);
  }
  expect(journey.screen()).toBe('Away');
  return journey;
};

describe('a number, for somebody signed in who owes no second factor', () => {
  it.each(['/2fa/change-number', '/2fa/add-number'] as const)(
    'is added where there is none, from %s, and a reload keeps the place',
    async (path) => {
      const journey = await signedIn('personal');
      await journey.visit(path);
      expect(journey.screen()).toBe('/2fa/add-number');
      await journey.reload();
      expect(journey.screen()).toBe('/2fa/add-number');
      await give(journey, '07700 900151');
      expect(journey.screen()).toBe('/2fa/phone-validation');
      await journey.reload();
      expect(journey.screen()).toBe('/2fa/add-number');
      await give(journey, '07700 900151');
      await send(journey);
      await verify(journey);
      expect(journey.mail().map(({ to }) => to)).toEqual([other]);
      await finish(journey, 'WithFirstNumber');
    },
  );

  it.each(['/2fa/change-number', '/2fa/add-number'] as const)(
    'is changed where there is one, from %s, and asked for again after a reload on the way',
    async (path) => {
      const journey = await signedIn('sms2fa');
      await journey.visit(path);
      expect(journey.screen()).toBe('/2fa/change-number');
      await journey.reload();
      expect(journey.screen()).toBe('/2fa/change-number');
      await give(journey, '07700 900151');
      await send(journey);
      expect(journey.screen()).toBe('/2fa/verify-number');
      await journey.reload();
      expect(journey.screen()).toBe('/2fa/change-number');
      journey.advance(60_000);
      await give(journey, '07700 900151');
      await send(journey);
      await verify(journey);
      expect(journey.mail().map(({ to }) => to)).toEqual([other, other, own]);
      await finish(journey, 'WithNewNumber');
    },
  );
});

describe('a number changed on the way in', () => {
  it('is asked for again after a reload, and nothing goes meanwhile to the one that is given up', async () => {
    const journey = await begin('sms2fa@sandbox.test');
    await journey.visit('/2fa/change-number');
    await give(journey, '07700 900151');
    expect(journey.screen()).toBe('/2fa/phone-validation');
    await journey.reload();
    expect(journey.screen()).toBe('/2fa/change-number');
    await give(journey, '07700 900101');
    expect(journey.session().twoFactor.changingNumber).toBe(false);
    await send(journey);
    await verify(journey);
    expect(journey.screen()).toBe('Away');
  });
});
