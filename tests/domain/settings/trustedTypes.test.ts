import { describe, expect, it } from 'vitest';
import { addedTo, policyOf } from '#tests/arbitraries/policy.ts';

describe('contentPolicy', () => {
  it('requires Trusted Types where every script is our own', () => {
    expect(policyOf({}).get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policyOf({}).get('trusted-types')).toEqual(["'none'"]);
  });

  it.each([
    ['F5', { f5Enabled: true }],
    ['logRocketRecorder', { sessionRecording: { enabled: true, appId: 'app' } }],
    ['the banner', { consent: { enabled: false, source: 'https://banner.test/b.js' } }],
    ['the tag manager', { tagManager: { src: 'https://tags.test/manager.js' } }],
  ])('does not require Trusted Types with the script of %s', (_whose, changes) => {
    expect(policyOf(changes).has('require-trusted-types-for')).toBe(false);
    expect(policyOf(changes).has('trusted-types')).toBe(false);
  });

  it.each([
    ['a recorder without an app id', { sessionRecording: { enabled: true, appId: '' } }],
    ['a banner while our own card is on', { consent: { enabled: true, source: 'https://banner.test/b.js' } }],
    ['a banner without an address', { consent: { enabled: false, source: null } }],
    ['a tag manager without a usable address', { tagManager: { src: '/manager.js' } }],
    ['further origins for calls', addedTo('connect-src', 'https://measure.test')],
  ])('requires Trusted Types despite %s', (_what, changes) => {
    expect(policyOf(changes).get('require-trusted-types-for')).toEqual(["'script'"]);
  });
});
