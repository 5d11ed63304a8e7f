import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { analyticsTimeout, makeAnalyticsTracker } from '#application/analytics/analyticsTracker.ts';
import type { AnalyticsSink } from '#application/ports/analytics.ts';
import { noConsent } from '#domain/consent/consent.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { flushPromises, makeDeferredTestApp, withLibraries } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const watch = 'https://app.logrocket.test/account/front/s/1';
const profileId = unsafeNominal<'ProfileId'>('p-1');
const email = unsafeNominal<'Email'>('ada@example.test');
const ada = { profileId, email, referenceSource: null, accountType: null };
const nobody = { ...ada, profileId: null, email: null };
const consent = { performance: true, marketing: false, compliance: false };

/** A tracker beside a recording, which is forgotten with its address. */
const open = () => {
  let url: string | null = null;
  const recorder = () => ({ start: async () => E.right(undefined), forget: () => record(null), url: () => url });
  const record = (address: string | null): void => void (url = address);
  const { ports, recordedCalls } = makeDeferredTestApp({ seeds: [], ports: { recorder } });
  return { ...makeAnalyticsTracker(withLibraries(ports), context), record, recordedCalls };
};

describe('analyticsTracker', () => {
  it('sends the address of the recording with every event and screen but an anonymous one', () => {
    const { track, trackAnonymously, page, record, recordedCalls } = open();
    page('login', ada);
    record(`${watch}?token=secret#t`);
    track({ name: 'Signed In' }, ada);
    page('continue-as', ada);
    trackAnonymously({ name: 'Consent State Change', ...consent });
    expect(recordedCalls().map(({ payload }) => payload['recordingUrl'])).toEqual([undefined, watch, watch, undefined]);
    expect(recordedCalls().at(-1)?.payload).toEqual({ ...consent, brand: 'xe' });
  });

  it('identifies the visitor once, again only after a change, and without a reset while the person becomes known', () => {
    const { identify, forget, recordedCalls } = open();
    for (const visitor of [nobody, { ...nobody, email }, ada, ada]) identify(visitor, consent);
    identify(ada, { ...consent, marketing: true });
    identify(nobody, consent);
    forget();
    identify(nobody, consent);
    const { version: releaseVersion, environment: versionType } = context.settings;
    const traits = { releaseVersion, versionType, marketing: false };
    const again = [{ call: 'reset' }, { call: 'identify', name: null, payload: traits }];
    expect(recordedCalls()).toMatchObject([
      { call: 'identify', name: null, payload: traits },
      { call: 'identify', name: null, payload: { ...traits, email } },
      { call: 'identify', name: 'p-1', payload: { ...traits, email } },
      { call: 'identify', name: 'p-1', payload: { ...traits, email, marketing: true } },
      ...again,
      ...again,
    ]);
  });

  it('sends no address of the recording of one person with an event of another', () => {
    const { identify, track, record, recordedCalls } = open();
    identify(ada, consent);
    record(watch);
    identify(nobody, consent);
    track({ name: 'Password Reset' }, nobody);
    expect(recordedCalls().at(-1)?.payload).not.toHaveProperty('recordingUrl');
  });
});

/** Makes a call of each kind, with one answer to all of them; returns the log after a time. */
const callWith = (answer: ReturnType<AnalyticsSink['track']>) => {
  const [call, reset] = [() => answer, async () => undefined];
  const analytics = () => ({ identify: call, track: call, trackAnonymously: call, page: call, reset });
  const { ports, lines, app } = makeDeferredTestApp({ seeds: [], ports: { analytics } });
  const { identify, track, trackAnonymously, page } = makeAnalyticsTracker(withLibraries(ports), context);
  identify(ada, noConsent);
  track({ name: 'Signed In' }, ada);
  trackAnonymously({ name: 'Consent State Change', ...noConsent });
  page('login', ada);
  return async (ms: number): Promise<ReadonlyArray<string>> => {
    await flushPromises();
    app.advance(ms);
    await flushPromises();
    return lines();
  };
};

describe('a call to analytics', () => {
  const kinds = ['identify', 'track', 'track', 'page'];

  it('is logged by its kind as failed after five seconds, and no sooner', async () => {
    const wait = callWith(() => new Promise(() => undefined));
    expect([analyticsTimeout, await wait(analyticsTimeout - 1)]).toEqual([5000, []]);
    expect(await wait(1)).toEqual(kinds.map((kind) => `Analytics ${kind} failed: timeout after 5s`));
  });

  it('is logged if it fails, without the text of the error, which can be the collector’s', async () => {
    const wait = callWith(TE.left(normaliseError(new Error('timeout after 5s'))));
    expect(await wait(0)).toEqual(kinds.map((kind) => `Analytics ${kind} failed`));
    expect(await callWith(TE.right(undefined))(analyticsTimeout * 2)).toEqual([]);
  });
});
