import { describe, expect, it } from 'vitest';
import { makeAnalyst, type Analyst } from '#application/analytics/analyst.ts';
import * as E from 'fp-ts/Either';
import { openCompanionStage, type CompanionStage } from '#tests/application/stage/companionPorts.ts';
import { mint } from '#domain/shared/nominal.ts';
import { world } from '#tests/arbitraries/visit.ts';

const watch = 'https://app.logrocket.test/account/front/s/1';
const visitor = {
  profileId: mint<'ProfileId'>('p-1'),
  email: mint<'Email'>('ada@example.test'),
  referenceSource: null,
};
const consent = { performance: true, marketing: false, compliance: false };

const open = (url: () => string | null): Analyst & Pick<CompanionStage, 'told'> => {
  const recorder = { start: async () => E.right(undefined), stop: () => undefined, url };
  const { ports, told } = openCompanionStage({ ports: { recorder } });
  return { ...makeAnalyst(ports, world), told };
};

const urls = (told: ReturnType<CompanionStage['told']>) => told.map(({ payload }) => payload['recordingUrl'] ?? null);

describe('the analyst', () => {
  it('says with every event and screen where the recording can be watched, from when there is one', () => {
    let url: string | null = null;
    const { track, page, told } = open(() => url);
    page('login');
    url = `${watch}?token=secret#t`;
    track({ name: 'Signed In', accountType: null }, visitor);
    page('continue-as');
    expect(urls(told())).toEqual([null, watch, watch]);
  });

  it('tells how fast the page was at once, since the page is going by then', () => {
    const { track, told } = open(() => null);
    track({ name: 'Web Vital', vital: 'CLS', value: 0, rating: 'good' }, visitor);
    track({ name: 'Password Reset' }, visitor);
    expect(told().map(({ call, name }) => [call, name])).toEqual([
      ['trackAtOnce', 'Web Vital'],
      ['track', 'Password Reset'],
    ]);
  });

  it('says nothing of the recording with what is told of nobody', () => {
    const { trackNobody, told } = open(() => watch);
    trackNobody({ name: 'Consent State Change', ...consent });
    expect(told().map(({ payload }) => payload)).toEqual([{ ...consent, brand: 'xe' }]);
  });

  it('says who the visitor is once, and again only when that changes', () => {
    const { identify, told } = open(() => null);
    identify({ ...visitor, profileId: null }, consent);
    identify(visitor, consent);
    identify(visitor, consent);
    identify(visitor, { ...consent, marketing: true });
    expect(told().map(({ call, payload }) => [call, payload['email'], payload['marketing']])).toEqual([
      ['identify', 'ada@example.test', false],
      ['identify', 'ada@example.test', false],
      ['identify', 'ada@example.test', true],
    ]);
  });
});
