import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recorderHosts } from '#domain/settings/contentPolicy.ts';
import { policyOf } from '#tests/arbitraries/policy.ts';

describe('contentPolicy', () => {
  it('allows the calls of the recorder and of the content service', () => {
    const sessionRecording = { enabled: true, appId: 'a/b' };
    expect(policyOf({ sessionRecording }).get('connect-src')).toContain(recorderHosts.collector);
    const contentServiceEndpoint = 'https://themes.test/api';
    expect(policyOf({ contentServiceEndpoint }).get('connect-src')).toContain('https://themes.test');
    expect(policyOf({ contentServiceEndpoint }).get('img-src')).toEqual(["'self'", 'https://themes.test']);
  });

  it('allows no recorder that is switched off', () => {
    expect(policyOf({ sessionRecording: { enabled: false, appId: 'a/b' } })).toEqual(policyOf({}));
  });

  it('matches the hosts built into the installed recorder', () => {
    const recorder = readFileSync('node_modules/logrocket/dist/build.umd.js', 'utf8');
    expect(recorder).toMatch(new RegExp(`scriptOrigin:.*'${recorderHosts.script}'`));
    expect(recorder).toMatch(new RegExp(`scriptIngest:.*'${recorderHosts.collector}'`));
  });
});
