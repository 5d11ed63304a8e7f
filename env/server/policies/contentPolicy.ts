import type { Settings } from '#domain/settings/settings.ts';
import { safeOrigin } from '#domain/shared/webAddress.ts';
import { ownScriptsPolicy } from '#infrastructure/browser/scriptTags.ts';

/** The origins of the session recorder's script and of its collector, as built into the pinned version. */
export const recorderHosts = { script: 'https://cdn.logr-in.com', collector: 'https://r.logr-in.com' } as const;

/** The name under which the policies refer to the address for their reports. */
export const reportGroup: string = 'csp';

type Sources = ReadonlyArray<string>;
type Directives = { readonly [name: string]: Sources };

/** The hashes of the inline scripts and styles of the build, such as `sha256-…=`; entries of another form are left out. */
export type PolicyOptions = { readonly scriptHashes?: Sources; readonly styleHashes?: Sources };

/** The content-security policy of one brand. It allows this site, and what the brand's settings switch on. */
export const contentPolicy = (settings: Settings, options?: PolicyOptions): string =>
  policyText({
    ...fetchDirectives(settings, options),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(runsOwnScriptsOnly(settings) && noScriptFromText("'none'")),
    ...(settings.production && { 'upgrade-insecure-requests': [] }),
    ...reportDirectives(settings),
  });

/** The policy of one brand that only reports, for what other parties' scripts would break. Null without such scripts. */
export const reportOnlyPolicy = (settings: Settings): string | null =>
  runsOwnScriptsOnly(settings)
    ? null
    : policyText({ ...noScriptFromText(ownScriptsPolicy), ...reportDirectives(settings) });

const policyText = (directives: Directives): string => {
  const parts = Object.entries(directives).map(([name, sources]) => [name, ...new Set(sources)].join(' '));
  return parts.join('; ');
};

const fetchDirectives = (settings: Settings, options: PolicyOptions = {}): Directives => {
  const { launchpadApiUrl, transferSiteUrl, analytics, contentSecurityPolicy: added, production } = settings;
  const content = usable(settings, settings.contentService.endpoint);
  const isPrismic = content.some((origin) => new URL(origin).hostname.endsWith('.prismic.io'));
  const images = isPrismic ? ['https://images.prismic.io'] : [];
  const called = usable(settings, launchpadApiUrl, transferSiteUrl);
  const recorder = isRecorded(settings) ? [recorderHosts.collector] : [];
  const collectors = [...usable(settings, analytics?.host ?? null), ...recorder];
  const more = (name: keyof typeof added): Sources =>
    added[name].flatMap((entry) => originOfEntry(entry, production) ?? []);
  const banner = bannerOf(settings);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(options.scriptHashes), ...foreignScripts(settings)],
    'style-src': ["'self'", ...quoted(options.styleHashes), ...banner],
    'img-src': ["'self'", ...content, ...images, ...banner, ...more('img-src')],
    'font-src': ["'self'", ...content, ...more('font-src')],
    'connect-src': ["'self'", ...called, ...content, ...collectors, ...banner, ...more('connect-src')],
    'worker-src': ["'self'", ...(isRecorded(settings) ? ['blob:'] : [])],
    'manifest-src': ["'self'"],
  };
};

const usable = ({ production }: Settings, ...addresses: ReadonlyArray<string | null>): Sources =>
  addresses.flatMap((address) => safeOrigin(address, production) ?? []);

const bannerOf = (settings: Settings): Sources =>
  settings.consent.enabled ? [] : usable(settings, settings.consent.source);

/** The origins of other parties' scripts. Those make addresses and markup from text, which Trusted Types would refuse. */
const foreignScripts = (settings: Settings): Sources => [
  ...(settings.f5Enabled ? usable(settings, settings.launchpadApiUrl) : []),
  ...(isRecorded(settings) ? [recorderHosts.script] : []),
  ...usable(settings, settings.tagManager.src),
  ...bannerOf(settings),
];

const runsOwnScriptsOnly = (settings: Settings): boolean =>
  !settings.f5Enabled && foreignScripts(settings).length === 0;

const isRecorded = ({ sessionRecording: { enabled, appId } }: Settings): boolean => enabled && appId !== '';

/** The origin that an entry of `contentSecurityPolicy` adds. Null for anything else, such as a wildcard or a scheme. */
export const originOfEntry = (entry: string, production: boolean): string | null =>
  /^https?:\/\/[^/?#]+\/?$/i.test(entry) ? safeOrigin(entry, production) : null;

const quoted = (hashes: Sources = []): Sources =>
  hashes.filter((hash) => /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(hash)).map((hash) => `'${hash}'`);

/** The directives that let only one Trusted Types policy turn text into scripts. */
const noScriptFromText = (policyName: string): Directives => ({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [policyName],
});

const reportDirectives = (settings: Settings): Directives => {
  const target = reportTarget(settings);
  return target === null ? {} : { 'report-uri': [target], 'report-to': [reportGroup] };
};

/** The address for reports of violations. Null for none, and for one that is unusable or has characters of a web server's syntax. */
export const reportTarget = ({ reporting: { endpoint }, production }: Settings): string | null =>
  endpoint === null || /[$`{}]/.test(endpoint) || safeOrigin(endpoint, production) === null
    ? null
    : new URL(endpoint).href;
