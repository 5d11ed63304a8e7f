import { describe, expect, it } from 'vitest';
import type { TabChannel } from '#application/ports/browser.ts';
import { noConsent, type Consent } from '#domain/consent/consent.ts';
import { makeBroadcastConsent } from '#infrastructure/browser/broadcastChannels.ts';
import { makeMemoryConsents } from '#infrastructure/sandbox/memoryTabs.ts';
import { consentChannelContract } from '#tests/contracts/consentChannel.ts';
import { channelsOf } from './channels.ts';

const { pageChannel } = channelsOf('test.consent');
const consents = (): TabChannel<Consent> => makeBroadcastConsent(pageChannel());

consentChannelContract('broadcastConsent', () => [consents(), consents()]);
consentChannelContract('memoryConsents', () => {
  const openChannel = makeMemoryConsents();
  return [openChannel(), openChannel()];
});

describe('broadcastConsent', () => {
  it('ignores what is not a choice', async () => {
    const listener = consents();
    const first = new Promise<Consent>((resolve) => listener.listen(resolve));
    const sender = pageChannel();
    const incomplete = { performance: true, marketing: true };
    ['Accept', null, incomplete, { ...incomplete, compliance: 'no' }].forEach((data) => sender.send(data));
    sender.send(noConsent);
    expect(await first).toEqual(noConsent);
  });
});
