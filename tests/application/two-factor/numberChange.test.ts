import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { UseCases } from '#application/useCases.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { goTo, openVisit } from '#tests/application/support/visits.ts';

/** One person in one tab, who signs in for a partner: what they do, and the screen that it leads to. */
const startJourney = async (name: string) => {
  const tab = await openVisit();
  let screen: RoutePath | 'ClientRedirect' = '/signin';
  const arrive = async (destination: Destination): Promise<void> => {
    const admitted = destination._tag === 'Route' ? await goTo(tab, destination.to) : destination;
    const at = admitted ?? destination;
    if (at._tag !== 'Route') tab.goAway();
    screen = at._tag === 'Route' ? at.to : 'ClientRedirect';
  };
  const perform = async (deed: (cases: UseCases) => TaskEither<unknown, Destination>): Promise<void> => {
    const outcome = await deed(tab.useCases)();
    if (E.isRight(outcome)) await arrive(outcome.right);
  };
  const give = (): Promise<void> =>
    perform(({ twoFactor }) => twoFactor.enterNumber({ country: 'GB', number: '07700 900151', offered: ['GB'] }));
  const send = (): Promise<void> => perform(({ twoFactor }) => twoFactor.sendCode('sms'));
  const enter = (): Promise<void> =>
    perform(({ twoFactor }) => twoFactor.verify({ code: tab.newest(), password: null, rememberBrowser: false }));
  await perform(({ signIn }) => signIn.submit({ email: `${name}@sandbox.test`, password: seedPassword }));
  return {
    tab,
    screen: () => screen,
    visit: (to: RoutePath) => arrive({ _tag: 'Route', to }),
    give,
    send,
    enter,
    confirm: async () => {
      tab.advance(60_000);
      await give();
      await send();
      await enter();
    },
    finish: () => perform(({ twoFactor }) => twoFactor.finish()),
    reload: async () => {
      tab.reload();
      if (screen !== 'ClientRedirect') await arrive({ _tag: 'Route', to: screen });
    },
  };
};

/** A signed-in person who owes no second factor any more, on a screen of the number. */
const openAt = async (name: string, path: RoutePath) => {
  const journey = await startJourney(name);
  if (name === 'sms2fa') {
    await journey.send();
    await journey.enter();
  }
  expect(journey.screen()).toBe('ClientRedirect');
  await journey.visit(path);
  return journey;
};

describe('a signed-in person, who owes no second factor', () => {
  it.each([
    ['personal', '/2fa/change-number', '/2fa/add-number', 'WithFirstNumber'],
    ['sms2fa', '/2fa/add-number', '/2fa/change-number', 'WithNewNumber'],
  ] as const)('as %s gives a number at %s, is asked for it after a reload, and confirms it', async (...row) => {
    const [name, path, form, given] = row;
    const journey = await openAt(name, path);
    expect(journey.screen()).toBe(form);
    for (const lead of [journey.reload, journey.give, journey.send]) {
      await lead();
      await journey.reload();
      expect(journey.screen()).toBe(form);
      await journey.give();
    }
    await journey.confirm();
    expect(journey.tab.engine.inbox('+447700900151')).toHaveLength(2);
    expect([journey.screen(), journey.tab.session().twoFactor.given]).toEqual(['/2fa/verify-number', given]);
    await journey.finish();
    expect(journey.screen()).toBe('ClientRedirect');
  });
});

it.each(['setup2fa', 'sms2fa'])(
  'the confirmation of a number of %s stays over a reload, and then asks who continues',
  async (name) => {
    const journey = name === 'setup2fa' ? await startJourney(name) : await openAt(name, '/2fa/change-number');
    await journey.confirm();
    await journey.reload();
    expect(journey.screen()).toBe('/2fa/verify-number');
    await journey.finish();
    expect(journey.screen()).toBe('/continue');
    await journey.visit('/2fa/change-number');
    expect(journey.screen()).toBe('/2fa/change-number');
  },
);
