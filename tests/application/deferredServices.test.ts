import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDeferredServices } from '#application/deferredServices.ts';
import type { AnalyticsEvents } from '#application/ports/analytics.ts';
import { withEntryFault, withProfileAccountType, withSentEmail } from '#domain/session/changes.ts';
import { signedOut } from '#domain/session/endings.ts';
import type { Change } from '#domain/session/session.ts';
import { seedAccounts, seedPassword } from '#infrastructure/sandbox/seeds.ts';
import {
  type DeferredTestApp,
  flushPromises,
  makeDeferredTestApp,
} from '#tests/application/support/deferredTestApp.ts';
import { analyticsEvent } from '#tests/arbitraries/analyticsEvent.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { email } from '#tests/arbitraries/email.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';

type TrackedApp = DeferredTestApp & { readonly track: AnalyticsEvents['track']; readonly load: () => void };
type Step = (tracked: TrackedApp) => unknown;

const sms2fa = seedAccounts.filter(({ email: address }) => address === 'sms2fa@sandbox.test');

/** Opens a visit outside Europe, where analytics needs no choice. */
const openVisit = (): TrackedApp => {
  const app = makeDeferredTestApp({ seeds: sms2fa, signals: { timeZone: () => 'America/New_York' } });
  const load = (): void =>
    void makeDeferredServices(app.ports, context, { query: '', isTyped: () => false, reload: () => undefined });
  return { ...app, track: app.ports.analyticsEvents.track, load };
};

/** What analytics and the data layer get if the services load after so many steps. */
const sentFor = async (
  steps: ReadonlyArray<Step>,
  stepsBefore = 0,
): Promise<ReturnType<TrackedApp['recordedCalls']>> => {
  const visit = openVisit();
  for (const step of steps.slice(0, stepsBefore)) await step(visit);
  visit.load();
  for (const step of steps.slice(stepsBefore)) await step(visit);
  await flushPromises();
  return visit.recordedCalls();
};

const visitTo =
  (path: string): Step =>
  ({ track, ports }) =>
    track({ _tag: 'Navigated', path, entryFault: ports.session.get().progress.entryFault });

/** Visits screens; returns what was tracked for each. */
const visitScreens = async (...paths: ReadonlyArray<string>): Promise<ReadonlyArray<unknown>> =>
  (await sentFor(paths.map(visitTo))).flatMap(({ call, name, payload }) =>
    call === 'page' ? [[name, payload['flow'] ?? null]] : [],
  );

const change =
  (changed: Change): Step =>
  ({ ports }) =>
    ports.session.update(changed);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  routePath.map(visitTo),
  fc
    .oneof(
      fc.record({ _tag: fc.constant('FormSubmitted' as const), path: routePath }),
      fc.record({ _tag: fc.constant('FaultShown' as const), path: routePath, fault: identityFault }),
      fc.constant({ _tag: 'DialogShown', screen: 'leave-2FA popup' } as const),
      analyticsEvent,
    )
    .map<Step>(
      (event) =>
        ({ track }) =>
          track(event),
    ),
  email.map((address) => change(withSentEmail(address))),
  fc.constantFrom('Personal' as const, 'Business' as const).map((type) => change(withProfileAccountType(type))),
  identityFault.map((fault) => change(withEntryFault(fault))),
  fc.constant(change(signedOut)),
);

describe('deferredServices', () => {
  it('track each screen that is more than passed through with its flow; two-factor belongs to the flow that led there', async () => {
    expect(await visitScreens('/', '/signin', '/2fa/phone-validation', '/2fa/verify-number', '/signup')).toEqual([
      ['login', 'Sign in'],
      ['2FA setup', 'Sign in'],
      ['2FA setup', 'Sign in'],
      ['account registration', 'Sign up'],
    ]);
    expect(await visitScreens('/2fa/change-number', '/no/such/screen')).toEqual([
      ['change of 2FA phone number', 'Sign up'],
      ['not found', 'Sign up'],
    ]);
    expect(await visitScreens('/change-password')).toEqual([['change password', null]]);
  });

  it('send the same for any visit, whenever they load', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), fc.nat(12), async (steps, stepsBefore) => {
        expect(await sentFor(steps, stepsBefore)).toEqual(await sentFor(steps));
      }),
    );
  });

  it('send what came before them in order, each with the visitor at that time', async () => {
    const steps: ReadonlyArray<Step> = [
      visitTo('/signin'),
      ({ track }) => track({ _tag: 'FormSubmitted', path: '/signin' }),
      ({ app }) => app.useCases.signIn.submit({ email: 'sms2fa@sandbox.test', password: seedPassword })(),
      visitTo('/2fa/phone-validation'),
      ({ track }) => track({ _tag: 'FaultShown', path: '/2fa/phone-validation', fault: { _tag: 'Unreachable' } }),
      ({ track }) => track({ _tag: 'DialogShown', screen: 'leave-2FA popup' }),
    ];
    const sent = (await sentFor(steps, steps.length)).filter(({ call }) => call === 'page' || call === 'track');
    expect(
      sent.map(
        ({ name, payload: { flow = null, form = null, failure = null, email: to = null, accountType = null } }) => [
          name,
          flow ?? form ?? failure,
          to,
          accountType,
        ],
      ),
    ).toEqual([
      ['login', 'Sign in', null, null],
      ['Form Submitted', 'sign in', null, null],
      ['Signed In', null, 'sms2fa@sandbox.test', null],
      ['2FA setup', 'Sign in', 'sms2fa@sandbox.test', 'consumer'],
      ['Failure Shown', '2FA failure', 'sms2fa@sandbox.test', 'consumer'],
      ['leave-2FA popup', 'Sign in', 'sms2fa@sandbox.test', 'consumer'],
    ]);
  });
});
