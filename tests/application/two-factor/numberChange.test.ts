import { describe, expect, it } from 'vitest';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { startJourney, type Journey } from './journey.ts';

const own = '+447700900101';
const other = '+447700900151';

const newest = (journey: Journey): string => journey.sentCodes()[0]?.code ?? '';

const give = (journey: Journey, number: string) =>
  journey.perform((cases) => cases.twoFactor.enterNumber({ country: 'GB', number }));
const send = (journey: Journey) => journey.perform((cases) => cases.twoFactor.sendCode('sms'));
const verify = (journey: Journey) =>
  journey.perform((cases) => cases.twoFactor.verify({ code: newest(journey), password: null, rememberBrowser: false }));

/** Continues from the confirmation screen. */
const finish = async (journey: Journey, given: TwoFactor['given']): Promise<void> => {
  expect(journey.session().twoFactor.given).toBe(given);
  await journey.perform((cases) => cases.twoFactor.finish());
  expect(journey.screen()).toBe('ClientRedirect');
};

/** A signed-in person who needs no second factor any more. */
const signedIn = async (name: string): Promise<Journey> => {
  const journey = await startJourney(`${name}@sandbox.test`);
  if (journey.screen() === '/2fa/phone-validation') {
    await send(journey);
    await verify(journey);
    journey.advance(60_000);
  }
  expect(journey.screen()).toBe('ClientRedirect');
  return journey;
};

describe('a number of a signed-in person who needs no second factor', () => {
  it.each(['/2fa/change-number', '/2fa/add-number'] as const)(
    'is added from %s if there is none, also after a reload',
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
      expect(journey.sentCodes().map(({ to }) => to)).toEqual([other]);
      await finish(journey, 'WithFirstNumber');
    },
  );

  it.each(['/2fa/change-number', '/2fa/add-number'] as const)(
    'is changed from %s if there is one, and is asked for again after a reload',
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
      expect(journey.sentCodes().map(({ to }) => to)).toEqual([other, other, own]);
      await finish(journey, 'WithNewNumber');
    },
  );
});
