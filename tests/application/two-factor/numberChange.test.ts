import { describe, expect, it } from 'vitest';
import { startJourney, type Journey } from './journey.ts';

const own = '+447700900101';
const other = '+447700900151';

const give = (journey: Journey) =>
  journey.perform((cases) => cases.twoFactor.enterNumber({ country: 'GB', number: '07700 900151', offered: ['GB'] }));
const send = (journey: Journey) => journey.perform((cases) => cases.twoFactor.sendCode('sms'));
const verify = (journey: Journey) => {
  const code = journey.sentCodes()[0]?.code ?? '';
  return journey.perform((cases) => cases.twoFactor.verify({ code, password: null, rememberBrowser: false }));
};
const reload = async (journey: Journey) => {
  await journey.reload();
  return journey.screen();
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

describe.each([
  { name: 'personal', what: 'no number', form: '/2fa/add-number', given: 'WithFirstNumber', before: [] },
  { name: 'sms2fa', what: 'a number', form: '/2fa/change-number', given: 'WithNewNumber', before: [own] },
] as const)('a signed-in person with $what, who needs no second factor', ({ name, form, given, before }) => {
  it.each(['/2fa/change-number', '/2fa/add-number'] as const)(
    'gives one from %s, is asked again after a reload, and goes on after the confirmation',
    async (path) => {
      const journey = await signedIn(name);
      await journey.visit(path);
      expect(journey.screen()).toBe(form);
      expect(await reload(journey)).toBe(form);
      await give(journey);
      expect(journey.screen()).toBe('/2fa/phone-validation');
      expect(await reload(journey)).toBe(form);
      await give(journey);
      await send(journey);
      expect(journey.screen()).toBe('/2fa/verify-number');
      expect(await reload(journey)).toBe(form);
      journey.advance(60_000);
      await give(journey);
      await send(journey);
      await verify(journey);
      expect(journey.sentCodes().map(({ to }) => to)).toEqual([other, other, ...before]);
      expect(journey.screen()).toBe('/2fa/verify-number');
      expect(journey.session().twoFactor.given).toBe(given);
      await journey.perform((cases) => cases.twoFactor.finish());
      expect(journey.screen()).toBe('ClientRedirect');
    },
  );
});

it.each([
  ['setup2fa', '/2fa/add-number', 'WithFirstNumber'],
  ['personal', '/2fa/change-number', 'WithFirstNumber'],
  ['sms2fa', '/2fa/change-number', 'WithNewNumber'],
] as const)('the confirmation of a number of %s stays over a reload, and then asks who continues', async (...row) => {
  const [name, path, given] = row;
  const journey = name === 'setup2fa' ? await startJourney('setup2fa@sandbox.test') : await signedIn(name);
  if (name !== 'setup2fa') await journey.visit(path);
  await give(journey);
  await send(journey);
  await verify(journey);
  for (const screen of [await reload(journey), await reload(journey)]) expect(screen).toBe('/2fa/verify-number');
  expect(journey.session().twoFactor.given).toBe(given);
  await journey.perform((cases) => cases.twoFactor.finish());
  expect(journey.screen()).toBe('/continue');
  await journey.visit('/2fa/change-number');
  expect(journey.screen()).toBe('/2fa/change-number');
});

it('a person who must set a number up is told that it was added, and goes on after the confirmation', async () => {
  const journey = await startJourney('setup2fa@sandbox.test');
  expect(journey.screen()).toBe('/2fa/add-number');
  await give(journey);
  await send(journey);
  await verify(journey);
  expect([journey.screen(), journey.session().twoFactor.given]).toEqual(['/2fa/verify-number', 'WithFirstNumber']);
  await journey.perform((cases) => cases.twoFactor.finish());
  expect(journey.screen()).toBe('ClientRedirect');
});
