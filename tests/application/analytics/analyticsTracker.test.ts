import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { type AnalyticsTracker, makeAnalyticsTracker } from '#application/analytics/analyticsTracker.ts';
import type { Visitor } from '#domain/analytics/visitor.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import {
  type DeferredTestApp,
  makeDeferredTestApp,
  withLibraries,
} from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const watch = 'https://app.logrocket.test/account/front/s/1';
const visitor = {
  profileId: unsafeNominal<'ProfileId'>('p-1'),
  email: unsafeNominal<'Email'>('ada@example.test'),
  referenceSource: null,
  accountType: null,
};
const consent = { performance: true, marketing: false, compliance: false };

const open = (
  url: () => string | null,
  forget = (): void => undefined,
): AnalyticsTracker & Pick<DeferredTestApp, 'recordedCalls'> => {
  const recorder = () => ({ start: async () => E.right(undefined), forget, url });
  const { ports, recordedCalls } = makeDeferredTestApp({ seeds: [], ports: { recorder } });
  return { ...makeAnalyticsTracker(withLibraries(ports), context), recordedCalls };
};

const urls = (recordedCalls: ReturnType<DeferredTestApp['recordedCalls']>) =>
  recordedCalls.map(({ payload }) => payload['recordingUrl'] ?? null);

describe('analyticsTracker', () => {
  it('sends the address of the recording with every event and screen', () => {
    let url: string | null = null;
    const { track, page, recordedCalls } = open(() => url);
    page('login', visitor);
    url = `${watch}?token=secret#t`;
    track({ name: 'Signed In' }, visitor);
    page('continue-as', visitor);
    expect(urls(recordedCalls())).toEqual([null, watch, watch]);
  });

  it('sends no address of the recording with anonymous events', () => {
    const { trackAnonymously, recordedCalls } = open(() => watch);
    trackAnonymously({ name: 'Consent State Change', ...consent });
    expect(recordedCalls().map(({ payload }) => payload)).toEqual([{ ...consent, brand: 'xe' }]);
  });

  it('identifies the visitor once, again only after a change, and without a reset while the person becomes known', () => {
    const { identify, recordedCalls } = open(() => null);
    const unknown = { ...visitor, profileId: null, email: null };
    for (const one of [unknown, { ...unknown, email: visitor.email }, visitor, visitor]) identify(one, consent);
    identify(visitor, { ...consent, marketing: true });
    identify(unknown, consent);
    const { version: releaseVersion, environment: versionType } = context.settings;
    const traits = { releaseVersion, versionType, marketing: false };
    const { email } = visitor;
    expect(recordedCalls()).toMatchObject([
      { call: 'identify', name: null, payload: traits },
      { call: 'identify', name: null, payload: { ...traits, email } },
      { call: 'identify', name: 'p-1', payload: { ...traits, email } },
      { call: 'identify', name: 'p-1', payload: { ...traits, email, marketing: true } },
      { call: 'reset' },
      { call: 'identify', name: null, payload: traits },
    ]);
  });

  const someone = fc.record({
    profileId: fc.option(fc.constantFrom('profile-1', 'profile-2').map((id) => unsafeNominal<'ProfileId'>(id))),
    email: fc.option(fc.constantFrom('one@canary.test', 'two@canary.test').map((to) => unsafeNominal<'Email'>(to))),
    referenceSource: fc.constant(null),
    accountType: fc.constant(null),
  });
  itAlways(
    'sends nothing of one person after a visitor who is not that person',
    [fc.array(someone, { minLength: 2, maxLength: 6 })],
    (visitors) => {
      const { identify, recordedCalls } = open(() => null);
      visitors.forEach((one) => identify(one, consent));
      // Because: the library merges the traits and keeps the user id until a reset.
      let kept: { readonly [key: string]: unknown } = {};
      recordedCalls().forEach(({ call, name, payload }) => {
        if (call === 'reset') kept = {};
        else kept = { ...kept, ...payload, ...(name === null ? {} : { userId: name }) };
      });
      const last = visitors.at(-1);
      expect(kept['userId'] ?? null).toBe(last?.profileId ?? null);
      // Because: a profile keeps the email that was known before, which is the same person's.
      const possible = [last?.email, ...visitors.filter((one) => one.profileId !== null).map((one) => one.email)];
      expect(last?.profileId === null ? [last.email] : possible).toContain(kept['email'] ?? null);
    },
  );

  it('sends no address of the recording of one person with an event of another', () => {
    let url: string | null = null;
    const { identify, track, forget, recordedCalls } = open(
      () => url,
      () => {
        url = null;
      },
    );
    const act = (one: Visitor): void => {
      identify(one, consent);
      track({ name: 'Password Reset' }, one);
    };
    act({ ...visitor, profileId: null });
    url = watch;
    act(visitor);
    act({ ...visitor, profileId: unsafeNominal<'ProfileId'>('p-2') });
    url = watch;
    forget();
    act({ ...visitor, profileId: null, email: null });
    const tracked = recordedCalls().filter(({ call }) => call === 'track');
    expect(urls(tracked)).toEqual([null, watch, null, null]);
  });
});
