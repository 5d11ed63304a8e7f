import type { Settings } from '#domain/settings/settings.ts';
import { safeOrigin } from '#domain/shared/webAddress.ts';
import { ownScriptsPolicy } from '#infrastructure/browser/scriptTags.ts';

/** The origins of the session recorder's script and of its collector, as built into the pinned version. */
export const recorderHosts: { readonly script: string; readonly collector: string } = {
  script: 'https://cdn.logr-in.com',
  collector: 'https://r.logr-in.com',
};

/** The name under which the policies refer to the address for their reports. */
export const reportGroup: string = 'csp';

/** What a content-security policy depends on, besides the settings. */
export type PolicyOptions = {
  /** Hashes of the inline scripts of the build, such as `sha256-…=`; entries of another form are left out. */
  readonly scriptHashes: ReadonlyArray<string>;
  /** Hashes of the inline styles of the build. */
  readonly styleHashes: ReadonlyArray<string>;
};

/** The options of a page without inline scripts and styles. */
export const plainPolicy: PolicyOptions = { scriptHashes: [], styleHashes: [] };

type Directive = readonly [name: string, sources: ReadonlyArray<string>];

/** The content-security policy of one brand. It allows this site, and what the brand's settings switch on. */
export const contentPolicy = (settings: Settings, options: PolicyOptions = plainPolicy): string =>
  policyText([
    ...fetchDirectives(settings, options),
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ...(runsOwnScriptsOnly(settings) ? noScriptFromText("'none'") : []),
    ...(settings.production ? [['upgrade-insecure-requests', []] satisfies Directive] : []),
    ...reportDirectives(settings),
  ]);

/** The policy of one brand that only reports, for what other parties' scripts would break. Null without such scripts. */
export const reportOnlyPolicy = (settings: Settings): string | null =>
  runsOwnScriptsOnly(settings)
    ? null
    : policyText([...noScriptFromText(ownScriptsPolicy), ...reportDirectives(settings)]);

const policyText = (directives: ReadonlyArray<Directive>): string =>
  directives.map(([name, sources]) => [name, ...new Set(sources)].join(' ')).join('; ');

const fetchDirectives = (settings: Settings, options: PolicyOptions): ReadonlyArray<Directive> => {
  const { launchpad, transferSite, content, analytics, banner, foreignScripts } = originsOf(settings);
  const records = isRecorded(settings);
  const collector = records ? [recorderHosts.collector] : [];
  const called = [...launchpad, ...transferSite, ...content, ...analytics, ...collector];
  const added = (directive: keyof Settings['contentSecurityPolicy']): Origins =>
    settings.contentSecurityPolicy[directive].flatMap((entry) => originOfEntry(entry, settings.production) ?? []);
  return [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...quoted(options.scriptHashes), ...foreignScripts]],
    ['style-src', ["'self'", ...quoted(options.styleHashes), ...banner]],
    ['img-src', ["'self'", ...content, ...content.flatMap(imageOrigins), ...banner, ...added('img-src')]],
    ['font-src', ["'self'", ...content, ...added('font-src')]],
    ['connect-src', ["'self'", ...called, ...banner, ...added('connect-src')]],
    ['worker-src', records ? ["'self'", 'blob:'] : ["'self'"]],
    ['manifest-src', ["'self'"]],
  ];
};

type Origins = ReadonlyArray<string>;

/** The usable origins of the parties that the settings switch on. `foreignScripts` are the origins of other parties' scripts. */
const originsOf = (settings: Settings) => {
  const usable = (address: string | null): Origins =>
    [safeOrigin(address, settings.production)].filter((origin) => origin !== null);
  const launchpad = usable(settings.launchpadApiUrl);
  const banner = settings.consent.enabled ? [] : usable(settings.consent.source);
  return {
    launchpad,
    transferSite: usable(settings.transferSiteUrl),
    content: usable(settings.contentService.endpoint),
    analytics: usable(settings.analytics?.host ?? null),
    banner,
    foreignScripts: [
      ...(settings.f5Enabled ? launchpad : []),
      ...(isRecorded(settings) ? [recorderHosts.script] : []),
      ...usable(settings.tagManager.src),
      ...banner,
    ],
  };
};

const isRecorded = ({ sessionRecording: { enabled, appId } }: Settings): boolean => enabled && appId !== '';

const imageOrigins = (contentOrigin: string): Origins =>
  new URL(contentOrigin).hostname.endsWith('.prismic.io') ? ['https://images.prismic.io'] : [];

/** The origin that an entry of `contentSecurityPolicy` adds. Null for anything else, such as a wildcard or a scheme. */
export const originOfEntry = (entry: string, production: boolean): string | null =>
  /^https?:\/\/[^/?#]+\/?$/i.test(entry) ? safeOrigin(entry, production) : null;

const quoted = (hashes: ReadonlyArray<string>): ReadonlyArray<string> =>
  hashes.filter((hash) => /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(hash)).map((hash) => `'${hash}'`);

/** Whether no script of another party runs. Those make addresses and markup from text, which Trusted Types would refuse. */
const runsOwnScriptsOnly = (settings: Settings): boolean =>
  !settings.f5Enabled && originsOf(settings).foreignScripts.length === 0;

/** The directives that let only one Trusted Types policy turn text into scripts. */
const noScriptFromText = (policyName: string): ReadonlyArray<Directive> => [
  ['require-trusted-types-for', ["'script'"]],
  ['trusted-types', [policyName]],
];

const reportDirectives = (settings: Settings): ReadonlyArray<Directive> => {
  const target = reportTarget(settings);
  if (target === null) return [];
  return [
    ['report-uri', [target]],
    ['report-to', [reportGroup]],
  ];
};

/** Characters that are syntax in the configuration of web servers. */
const serverSyntax = /[$`{}]/;

/** The address to which the browser reports violations of the policies. Null for no reports, and for an address that is unusable. */
export const reportTarget = ({ reporting: { endpoint }, production }: Settings): string | null => {
  if (endpoint === null || serverSyntax.test(endpoint) || safeOrigin(endpoint, production) === null) return null;
  return new URL(endpoint).href;
};
