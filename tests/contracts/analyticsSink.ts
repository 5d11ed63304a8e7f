import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnalyticsSink } from '#application/ports/analytics.ts';
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
const traits = { performance: true, email: 'ada@canary.test' };
const visitor = { performance: true };
const ofAda = /canary|profile-of-ada/;

/** The contract of every analytics sink. */
export const analyticsSinkContract = (adapter: string, open: () => AnalyticsFixture): void => {
  describe(`${adapter} keeps the AnalyticsSink contract`, () => {
    let fixture: AnalyticsFixture;
    let sink: AnalyticsSink;
    beforeEach(() => {
      fixture = open();
      ({ sink } = fixture);
    });
    const sent = async (): Promise<ReadonlyArray<Collected>> => {
      await fixture.sendBatches();
      return fixture.collected();
    };
    const names = async (): Promise<ReadonlyArray<string | null>> => (await sent()).map(({ name }) => name);

    it('sends and stores nothing before the first call', async () => {
      expect([await sent(), fixture.stored()]).toEqual([[], '']);
    });

    it('sends the visitor, each event and each screen in order, with the person', async () => {
      const done = E.right(undefined);
      expect(await sink.identify(ada, traits)()).toEqual(done);
      expect(await sink.page('login', { locale: 'en-GB' })()).toEqual(done);
      expect(await sink.track('Signed In', { email: traits.email })()).toEqual(done);
      expect(await sent()).toMatchObject([
        { name: null, userId: ada, payload: traits },
        { name: 'login', userId: ada, payload: { locale: 'en-GB' } },
        { name: 'Signed In', userId: ada, payload: { email: traits.email } },
      ]);
      expect(new Set(fixture.collected().map(({ anonymousId }) => anonymousId)).size).toBe(1);
    });

    it('sends an anonymous event at once, each with an id of its own, and stores none', async () => {
      await sink.identify(ada, traits)();
      for (const value of [1, 2]) await sink.trackAnonymously('Consent State Change', { value })();
      const events = fixture.collected();
      expect(events).toMatchObject([{ userId: null }, { userId: null }]);
      expect(new Set([...events, ...(await sent())].map(({ anonymousId }) => anonymousId)).size).toBe(3);
      expect(fixture.stored()).toBe('');
    });

    it('stores the anonymous id of a visitor without a name, and nothing of a person', async () => {
      await sink.identify(null, visitor)();
      const [first] = await sent();
      expect(fixture.stored()).toContain(first?.anonymousId);
      await sink.identify(ada, traits)();
      expect(fixture.stored()).toBe('');
    });

    it.each(['reset', 'stop'] as const)(
      'knows nobody after a %s: neither the id nor the person of before',
      async (end) => {
        await sink.identify(ada, traits)();
        const [before] = await sent();
        await sink[end]();
        expect(fixture.stored()).toBe('');
        await sink.identify(null, visitor)();
        await sink.page('login', {})();
        const later = (await sent()).slice(1);
        expect(new Set(later.map(({ name }) => name))).toEqual(new Set([null, 'login']));
        expect(JSON.stringify(later)).not.toMatch(ofAda);
        expect(later.map(({ anonymousId }) => anonymousId)).not.toContain(before?.anonymousId);
      },
    );

    it('drops at a stop what is not sent yet, also if the next consent comes before the time of the batch', async () => {
      await sink.identify(ada, traits)();
      await sink.track('Signed In', { email: traits.email })();
      await sink.stop();
      await sink.identify(null, visitor)();
      await sink.track('Signed Up', {})();
      expect(await names()).toEqual([null, 'Signed Up']);
      expect(JSON.stringify(fixture.collected())).not.toMatch(ofAda);
    });

    it('drops at a stop the calls that have not run yet', async () => {
      const calls = [sink.identify(null, visitor)(), sink.track('Signed In', {})()];
      await sink.stop();
      expect(await Promise.all(calls)).toEqual(Array(2).fill(E.right(undefined)));
      expect([await names(), fixture.stored()]).toEqual([[], '']);
    });
  });
};
