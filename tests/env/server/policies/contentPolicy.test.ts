import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentPolicy, recorderHosts } from '#env/server/policies/contentPolicy.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { addedTo, policyOf } from '#tests/arbitraries/policy.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const banner = 'https://banner.test';
const tags = 'https://tags.test';
const themes = 'https://themes.test';
const more = 'https://more.test';
const prismic = 'https://themes.cdn.prismic.io';
const recorder = { 'script-src': recorderHosts.script, 'connect-src': recorderHosts.collector, 'worker-src': 'blob:' };
const recorded = { enabled: true, appId: 'a/b' };

const inEach = (directives: string, source: string) =>
  Object.fromEntries(directives.split(' ').map((directive) => [directive, source]));
const ofThemes = 'img-src font-src connect-src';

describe('contentPolicy', () => {
  const own = "'self' https://launchpad.brand.test https://transfer.brand.test";
  const byDefault = [
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'",
    `connect-src ${own}; worker-src 'self'; manifest-src 'self'`,
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests",
  ].join('; ');

  it.each<[string, Partial<Settings>, { readonly [directive: string]: string }]>([
    ['this site, its launchpad and its transfer site', {}, {}],
    ['F5 scripts', { f5Enabled: true }, { 'script-src': 'https://launchpad.brand.test' }],
    ['the recorder', { sessionRecording: recorded }, recorder],
    ['no recorder without its key', { sessionRecording: { ...recorded, appId: '' } }, {}],
    ['no recorder that is switched off', { sessionRecording: { ...recorded, enabled: false } }, {}],
    [
      'the partner’s banner',
      { consent: { enabled: false, source: `${banner}/b.js` } },
      inEach('script-src style-src img-src connect-src', banner),
    ],
    ['no banner while our own consent card is on', { consent: { enabled: true, source: `${banner}/b.js` } }, {}],
    ['the content service', { contentService: { endpoint: `${themes}/api` } }, inEach(ofThemes, themes)],
    [
      'the content service of Prismic, with its host of images',
      { contentService: { endpoint: `${prismic}/api/v2` } },
      { ...inEach(ofThemes, prismic), 'img-src': `${prismic} https://images.prismic.io` },
    ],
    ['the tag manager’s script', { tagManager: { src: `${tags}/m.js?id=1` } }, { 'script-src': tags }],
    ['no tag manager without a usable address', { tagManager: { src: '/manager.js' } }, {}],
    ['further fonts', addedTo('font-src', more), { 'font-src': more }],
    ['further images', addedTo('img-src', `${more}/`), { 'img-src': more }],
    ['further calls', addedTo('connect-src', `${more}:8443`), { 'connect-src': `${more}:8443` }],
    ['the collector', { analytics: { writeKey: 'k', host: `${tags}/v1` } }, { 'connect-src': tags }],
  ])('allows by the settings: %s, and nothing else', (_what, changes, added) => {
    const isOurs = added['script-src'] === undefined;
    const directives = byDefault.split('; ').filter((one) => isOurs || !one.includes('trusted-types'));
    const allowed = directives.map((one) => [one, added[/^\S+/.exec(one)?.[0] ?? '']].join(' ').trim());
    expect(contentPolicy({ ...plainSettings, ...changes })).toBe(allowed.join('; '));
  });

  it('allows http outside production only', () => {
    const local = { launchpadApiUrl: 'http://launchpad.xe.localhost:4100/', production: false };
    expect(policyOf(local).get('connect-src')).toContain('http://launchpad.xe.localhost:4100');
    expect(policyOf({ ...local, production: true }).get('connect-src')).toEqual(own.split(' ').toSpliced(1, 1));
    expect(policyOf(local).has('upgrade-insecure-requests')).toBe(false);
  });

  it('lists the hashes of the build, drops anything that is no hash, and names an origin once', () => {
    const hashes = [
      'sha256-x=',
      'sha384-a+/Z0==',
      'sha512-AZaz09',
      'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
    ];
    const others = ["'unsafe-inline'", 'unsafe-eval', 'sha256-x===', 'sha256-', 'sha1-x', 'nonce-x', ''];
    const injected = ['sha256-x; script-src *', "sha256-x' https://evil.test 'sha256-y"];
    const options = { scriptHashes: [...others, ...hashes, ...injected], styleHashes: ['sha256-y='] };
    const policy = policyOf({ transferSiteUrl: 'https://launchpad.brand.test/home' }, options);
    expect(policy.get('script-src')).toEqual(["'self'", ...hashes.map((one) => `'${one}'`)]);
    expect(policy.get('style-src')).toEqual(["'self'", "'sha256-y='"]);
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://launchpad.brand.test']);
  });
});

it('the hosts of the recorder are those built into the installed one', () => {
  const built = readFileSync('node_modules/logrocket/dist/build.umd.js', 'utf8');
  expect(built).toMatch(new RegExp(`scriptOrigin:.*'${recorderHosts.script}'`));
  expect(built).toMatch(new RegExp(`scriptIngest:.*'${recorderHosts.collector}'`));
});
