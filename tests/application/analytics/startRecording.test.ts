import { describe, expect, it } from 'vitest';
import { makeStartRecording } from '#application/analytics/startRecording.ts';
import { noConsent } from '#domain/consent/consent.ts';
import { openCompanionStage, settled, type CompanionStage } from '#tests/application/stage/companionPorts.ts';
import { world } from '#tests/arbitraries/visit.ts';

type Staging = { readonly enabled: boolean; readonly appId?: string; readonly path?: string };

const open = ({ enabled, appId = 'account/front', path = '/signin' }: Staging) => {
  let at = path;
  const stage: CompanionStage = openCompanionStage({ signals: { path: () => at } });
  const settings = { ...world.settings, sessionRecording: { enabled, appId } };
  const { allow, arrived } = makeStartRecording(stage.ports, { ...world, settings });
  return { ...stage, record: allow, arrived, go: (to: string) => void (at = to) };
};

const granted = { ...noConsent, performance: true };
const disabled = 'Session recording is disabled';

describe('session recording', () => {
  it('starts where it is enabled and performance is granted', async () => {
    const { record, recording, lines } = open({ enabled: true });
    record(granted);
    await settled();
    expect(recording()).toEqual(['start']);
    expect(lines()).toEqual([]);
  });

  it.each([
    ['the configuration does not enable it', { enabled: false }, granted],
    ['nobody said whose recording it would be', { enabled: true, appId: '' }, granted],
    ['performance is not granted', { enabled: true }, { ...noConsent, marketing: true }],
    ['the path is one only passed through', { enabled: true, path: '/idp/continue' }, granted],
    ['the path is the door', { enabled: true, path: '/' }, granted],
  ])('does not start, and says so, where %s', async (_what, staging, consent) => {
    const { record, recording, lines } = open(staging);
    record(consent);
    await settled();
    expect(recording()).toEqual([]);
    expect(lines()).toEqual([disabled]);
  });

  it('waits on a path that is only passed through, and begins on the next', async () => {
    const { record, arrived, go, recording } = open({ enabled: true, path: '/idp/continue' });
    record(granted);
    arrived();
    go('/continue');
    arrived();
    arrived();
    await settled();
    expect(recording()).toEqual(['start']);
  });

  it('ends with the consent it began by', async () => {
    const { record, recording, lines } = open({ enabled: true });
    record(granted);
    record(noConsent);
    await settled();
    expect(recording()).toEqual(['start', 'stop']);
    expect(lines()).toEqual([disabled]);
  });
});
