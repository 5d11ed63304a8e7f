import { describe, expect, it } from 'vitest';
import { startJourney, type Journey } from './journey.ts';

const typed = '07700 900151';
const confirm = async (journey: Journey): Promise<void> => {
  journey.tab.app.advance(60_000);
  await journey.give(typed);
  await journey.send('sms');
  await journey.enter(journey.tab.newest());
};

/** A signed-in person who owes no second factor any more, on a screen of the number. */
const openAt = async (name: string, path: '/2fa/change-number' | '/2fa/add-number'): Promise<Journey> => {
  const journey = await startJourney(name);
  if (name === 'sms2fa') {
    await journey.send('sms');
    await journey.enter(journey.tab.newest());
  }
  expect(journey.screen()).toBe('ClientRedirect');
  await journey.visit(path);
  return journey;
};

describe('a signed-in person, who owes no second factor', () => {
  it.each([
    ['personal', '/2fa/change-number', '/2fa/add-number', 'WithFirstNumber'],
    ['sms2fa', '/2fa/change-number', '/2fa/change-number', 'WithNewNumber'],
    ['sms2fa', '/2fa/add-number', '/2fa/change-number', 'WithNewNumber'],
  ] as const)('as %s gives a number at %s, is asked for it after a reload, and confirms it', async (...row) => {
    const [name, path, form, given] = row;
    const journey = await openAt(name, path);
    expect(journey.screen()).toBe(form);
    for (const lead of [journey.reload, () => journey.give(typed), () => journey.send('sms')]) {
      await lead();
      await journey.reload();
      expect(journey.screen()).toBe(form);
      await journey.give(typed);
    }
    await confirm(journey);
    expect(journey.sentCodes()[0]?.to).toBe('+447700900151');
    expect([journey.screen(), journey.tab.session().twoFactor.given]).toEqual(['/2fa/verify-number', given]);
    await journey.finish();
    expect(journey.screen()).toBe('ClientRedirect');
  });
});

it.each(['setup2fa', 'sms2fa'])(
  'the confirmation of a number of %s stays over a reload, and then asks who continues',
  async (name) => {
    const journey = name === 'setup2fa' ? await startJourney(name) : await openAt(name, '/2fa/change-number');
    await confirm(journey);
    await journey.reload();
    expect(journey.screen()).toBe('/2fa/verify-number');
    await journey.finish();
    expect(journey.screen()).toBe('/continue');
    await journey.visit('/2fa/change-number');
    expect(journey.screen()).toBe('/2fa/change-number');
  },
);
