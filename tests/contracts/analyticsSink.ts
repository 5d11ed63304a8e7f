import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnalyticsSink, OpenAnalytics } from '#application/ports/analytics.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';

/** An event as the service keeps it: a screen or an event by its name, a visitor by null. */
export type Collected = {
  readonly name: string | null;
  readonly anonymousId: string;
  readonly userId: string | null;
  readonly payload: unknown;
};

/** The sink of a page, and what a test can see of the service and of the device. */
export type AnalyticsFixture = {
  readonly sink: AnalyticsSink;
  readonly collected: () => ReadonlyArray<Collected>;
  /** Lets the time of every batch pass. */
  readonly sendBatches: () => Promise<void>;
  /** Everything that analytics stores on the device. */
  readonly stored: () => string;
};

const ada = unsafeNominal<'ProfileId'>('profile-of-ada');
const bob = unsafeNominal<'ProfileId'>('profile-of-bob');
const traits = { performance: true, email: 'ada@canary.test' };
const visitor = { performance: true };
const ofAda = /canary|profile-of-ada/;
const done = E.right(undefined);

/** The contract of every analytics sink. */
export const analyticsSinkContract = (
  adapter: string,
  open: (maySend: Parameters<OpenAnalytics>[0]) => AnalyticsFixture,
): void => {
  describe(`${adapter} keeps the AnalyticsSink contract`, () => {
    let fixture: AnalyticsFixture;
    let sink: AnalyticsSink;
    let maySend = true;
    beforeEach(() => {
      maySend = true;
      fixture = open(() => maySend);
      ({ sink } = fixture);
    });
    const sent = async (): Promise<ReadonlyArray<Collected>> => {
      await fixture.sendBatches();
      return fixture.collected();
    };

    it('sends and stores nothing before the first call', async () => {
      expect([await sent(), fixture.stored()]).toEqual([[], '']);
    });

    it.each([[false], [true]])(
      'sends the person, each event and each screen in the order of the calls, a reset too (loaded before: %s)',
      async (isLoaded) => {
        if (isLoaded) await sink.page('continue-as', {})();
        const answers = await Promise.all([
          sink.identify(ada, traits)(),
          sink.track('Signed In', { email: traits.email })(),
          sink.page('login', { locale: 'en-GB' })(),
          sink.reset(),
          sink.identify(bob, {})(),
          sink.track('Signed Up', {})(),
        ]);
        expect(answers.filter((answer) => answer !== undefined)).toEqual(Array(5).fill(done));
        const events = (await sent()).slice(isLoaded ? 1 : 0);
        expect(events).toMatchObject([
          { name: null, userId: ada, payload: traits },
          { name: 'Signed In', userId: ada, payload: { email: traits.email } },
          { name: 'login', userId: ada, payload: { locale: 'en-GB' } },
          { name: null, userId: bob },
          { name: 'Signed Up', userId: bob },
        ]);
        expect(new Set(events.map(({ anonymousId }) => anonymousId)).size).toBe(2);
        expect(JSON.stringify(events.slice(3))).not.toMatch(ofAda);
      },
    );

    it('sends an anonymous event at once, also where it may send nothing else, with an id of its own, and stores none', async () => {
      await sink.identify(ada, traits)();
      maySend = false;
      for (const value of [1, 2]) await sink.trackAnonymously('Consent State Change', { value })();
      const events = fixture.collected().filter(({ name }) => name === 'Consent State Change');
      expect(events).toMatchObject([{ userId: null }, { userId: null }]);
      expect(new Set([...events, ...(await sent())].map(({ anonymousId }) => anonymousId)).size).toBe(3);
      expect(fixture.stored()).toBe('');
    });

    it('stores at most the id of a visitor without a name, nothing of a person, and knows neither after a reset', async () => {
      await sink.identify(null, visitor)();
      const [before] = await sent();
      expect(fixture.stored() || before?.anonymousId).toContain(before?.anonymousId);
      await sink.identify(ada, traits)();
      expect(fixture.stored()).toBe('');
      await sink.reset();
      await sink.identify(null, visitor)();
      await sink.page('login', {})();
      const [, ofPerson, ...later] = await sent();
      expect(later.map(({ name }) => name)).toEqual([null, 'login']);
      expect(JSON.stringify(later)).not.toMatch(ofAda);
      const known = [before?.anonymousId, ofPerson?.anonymousId];
      expect(later.filter(({ anonymousId }) => known.includes(anonymousId))).toEqual([]);
    });

    it('drops the calls that may not be sent by the time they are taken, and stores nothing of them', async () => {
      const calls = [sink.identify(null, visitor)(), sink.page('login', {})(), sink.track('Signed In', {})()];
      maySend = false;
      const reset = sink.reset();
      expect(await Promise.all([...calls, sink.track('Signed Up', {})()])).toEqual(Array(4).fill(done));
      await reset;
      expect([await sent(), fixture.stored()]).toEqual([[], '']);
      maySend = true;
      await sink.page('login', {})();
      expect((await sent()).map(({ name }) => name)).toEqual(['login']);
    });
  });
};
