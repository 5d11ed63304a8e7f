import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeConsentedRecording } from '#application/analytics/consentedRecording.ts';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { noConsent } from '#domain/consent/consent.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import {
  type DeferredTestApp,
  flushPromises,
  makeDeferredTestApp,
} from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';

type Staging = {
  readonly enabled: boolean;
  readonly appId?: string;
  readonly path?: string;
  readonly ports?: Partial<DeferredServicePorts>;
};

const open = ({ enabled, appId = 'account/front', path = '/signin', ports = {} }: Staging) => {
  let at = path;
  const testApp: DeferredTestApp = makeDeferredTestApp({ signals: { path: () => at }, ports });
  const settings = { ...context.settings, sessionRecording: { enabled, appId } };
  const { setConsent, onNavigated } = makeConsentedRecording(testApp.ports, { ...context, settings });
  return { ...testApp, record: setConsent, arrived: onNavigated, go: (to: string) => void (at = to) };
};

const granted = { ...noConsent, performance: true };
const disabled = 'Session recording disabled';

describe('session recording', () => {
  it('starts if it is enabled and performance is granted, and stops when the consent is withdrawn', async () => {
    const { record, recording, lines } = open({ enabled: true });
    record(granted);
    await flushPromises();
    expect([recording(), lines()]).toEqual([['start'], []]);
    record(noConsent);
    await flushPromises();
    expect([recording(), lines()]).toEqual([['start', 'stop'], [disabled]]);
  });

  it.each([
    ['the configuration does not enable it', { enabled: false }, granted],
    ['there is no app id', { enabled: true, appId: '' }, granted],
    ['performance is not granted', { enabled: true }, { ...noConsent, marketing: true }],
    ['the path is the door', { enabled: true, path: '/' }, granted],
  ])('does not start, and logs it, if %s', async (_what, staging, consent) => {
    const { record, recording, lines } = open(staging);
    record(consent);
    await flushPromises();
    expect(recording()).toEqual([]);
    expect(lines()).toEqual([disabled]);
  });

  it('waits on a system path, and starts on the next', async () => {
    const { record, arrived: onNavigated, go, recording, lines } = open({ enabled: true, path: '/idp/continue' });
    record(granted);
    onNavigated();
    await flushPromises();
    expect([recording(), lines()]).toEqual([[], [disabled]]);
    go('/continue');
    onNavigated();
    onNavigated();
    await flushPromises();
    expect(recording()).toEqual(['start']);
  });

  it('logs that it failed to start', async () => {
    const start = async () => E.left(normaliseError('blocked'));
    const recorder = { start, stop: () => undefined, forget: () => undefined, url: () => null };
    const { record, lines } = open({ enabled: true, ports: { recorder } });
    record(granted);
    await flushPromises();
    expect(lines()).toEqual(['Session recording failed to start']);
  });
});
