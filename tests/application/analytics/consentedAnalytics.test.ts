import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeAnalyticsTracker } from '#application/analytics/analyticsTracker.ts';
import { type ConsentedAnalytics, makeConsentedAnalytics } from '#application/analytics/consentedAnalytics.ts';
import { type Visitor, visitorOf } from '#domain/analytics/visitor.ts';
import { type Brand, brands, mainBrand } from '#domain/brand/brand.ts';
import { type Consent, noConsent } from '#domain/consent/consent.ts';
import { withEmail } from '#domain/session/emailChanges.ts';
import { signedOut } from '#domain/session/endings.ts';
import { newSession } from '#domain/session/newSession.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { type DeferredTestApp, makeDeferredTestApp } from '#tests/application/support/deferredTestApp.ts';
import { analyticsEvent } from '#tests/arbitraries/analyticsEvent.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { consent } from '#tests/arbitraries/consent.ts';

const visitor = { profileId: null, email: null, referenceSource: null, accountType: null };
const signedIn = { event: { name: 'Signed In' }, visitor } as const;
const only = (granted: Partial<Consent>): Consent => ({ ...noConsent, ...granted });

const open = (brand: Brand = mainBrand): ConsentedAnalytics & Pick<DeferredTestApp, 'recordedCalls' | 'ports'> => {
  const { ports, recordedCalls } = makeDeferredTestApp();
  const here = { ...context, brand };
  return { ...makeConsentedAnalytics(ports, here, makeAnalyticsTracker(ports, here)), recordedCalls, ports };
};

const named = (recordedCalls: ReturnType<DeferredTestApp['recordedCalls']>): ReadonlyArray<string> =>
  recordedCalls.map(({ call, name }) => `${call} ${name ?? ''}`.trim());

describe('consentedAnalytics', () => {
  it('drops events before consent, and tracks the current screen on consent', () => {
    const { onScreenShown, onEvent, setConsent, recordedCalls } = open();
    onScreenShown('login', visitor);
    onEvent(signedIn);
    expect(recordedCalls()).toEqual([]);
    setConsent(only({ performance: true }), false);
    expect(named(recordedCalls())).toEqual(['identify', 'page login']);
  });

  it('sends only the anonymous choice without performance', () => {
    fc.assert(
      fc.property(consent, fc.array(analyticsEvent), (given, events) => {
        const { onScreenShown, onEvent, setConsent, recordedCalls } = open();
        setConsent({ ...given, performance: false, marketing: false }, true);
        onScreenShown('login', visitor);
        events.forEach((event) => onEvent({ event, visitor }));
        expect(named(recordedCalls())).toEqual(['trackAnonymously Consent State Change']);
        expect(recordedCalls()[0]?.payload).toEqual({
          performance: false,
          marketing: false,
          compliance: given.compliance,
          brand: 'xe',
        });
      }),
    );
  });

  it('adds the account type to the data layer', () => {
    const { onScreenShown, onEvent, setConsent, recordedCalls } = open();
    setConsent(only({ marketing: true }), false);
    const business: Visitor = { ...visitor, accountType: 'Business' };
    onScreenShown('continue-as', business);
    onEvent({ ...signedIn, visitor: business });
    expect(recordedCalls().map(({ payload }) => payload['accountType'])).toEqual(['corporate', 'corporate']);
  });

  it('fills the data layer only with marketing, and never with an email', () => {
    const { onScreenShown, onEvent, setConsent, recordedCalls } = open();
    setConsent(only({ marketing: true }), false);
    onScreenShown('login', visitor);
    onEvent({ ...signedIn, visitor: { ...visitor, email: newSession.typed.email } });
    expect(named(recordedCalls())).toEqual(['dataLayer page', 'dataLayer Signed In']);
    expect(recordedCalls().map(({ payload }) => Object.keys(payload))).toEqual([['screen', 'brand'], ['brand']]);
  });

  it('tracks the choice with its three flags, except for the brand that tracks none', () => {
    const choice = { performance: true, marketing: false, compliance: false };
    for (const brand of brands) {
      const { setConsent, recordedCalls } = open(brand);
      setConsent(choice, true);
      const changes = recordedCalls().filter(({ name }) => name === 'Consent State Change');
      expect(changes.map(({ payload }) => payload)).toEqual(
        brand.tracksConsentChange ? [{ ...choice, brand: brand.key }] : [],
      );
    }
  });

  it('resets the identity when performance is withdrawn, and sends nothing more', () => {
    const { onScreenShown, onEvent, setConsent, recordedCalls } = open();
    setConsent(only({ performance: true }), false);
    onScreenShown('login', visitor);
    setConsent(noConsent, true);
    onEvent(signedIn);
    expect(named(recordedCalls())).toEqual(['identify', 'page login', 'stop', 'trackAnonymously Consent State Change']);
  });

  it('sends the flow with a screen and with a dialog over it', () => {
    const { onScreenShown, onDialogShown, setConsent, recordedCalls, ports } = open();
    setConsent(only({ performance: true, marketing: true }), false);
    ports.flow.set({ last: 'Sign in', redirectedFrom: '/signin' });
    onScreenShown('login', visitor);
    onDialogShown('leave-2FA popup', visitor);
    const flows = recordedCalls().flatMap(({ call, payload }) =>
      call === 'identify' ? [] : [[call, payload['flow']]],
    );
    expect(flows).toEqual([
      ['dataLayer', 'Sign in'],
      ['page', 'Sign in'],
      ['dataLayer', 'Sign in'],
      ['page', 'Sign in'],
    ]);
  });

  it('tracks a dialog, and keeps the screen below as the current one', () => {
    const { onScreenShown, onDialogShown, setConsent, recordedCalls } = open();
    onScreenShown('account registration', visitor);
    setConsent(only({ performance: true }), false);
    onDialogShown('leave-registration popup', visitor);
    setConsent(noConsent, false);
    setConsent(only({ performance: true }), false);
    const pages = recordedCalls().flatMap(({ call, name }) => (call === 'page' ? [name] : []));
    expect(pages).toEqual(['account registration', 'leave-registration popup', 'account registration']);
  });

  it('forgets the person of the session before the next screen, event and dialog', () => {
    const { onScreenShown, onDialogShown, onEvent, setConsent, recordedCalls, ports } = open();
    setConsent(only({ performance: true }), false);
    const forgetting: ReadonlyArray<() => void> = [
      () => onScreenShown('login', visitorOf(ports.session.get())),
      () => onDialogShown('leave-2FA popup', visitorOf(ports.session.get())),
      () => onEvent(signedIn),
    ];
    for (const next of forgetting) {
      ports.session.update(withEmail(unsafeNominal<'Email'>('ada@canary.test')));
      onScreenShown('continue-as', visitorOf(ports.session.get()));
      ports.session.update(signedOut);
      const before = recordedCalls().length;
      next();
      const later = recordedCalls().slice(before);
      expect(later[0]?.call).toBe('reset');
      expect(JSON.stringify(later)).not.toContain('canary');
    }
  });
});
