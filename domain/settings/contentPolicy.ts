import { originIsSafe, webOrigin } from '#domain/shared/webAddress.ts';
import { originOfEntry, ownScriptsPolicy, reportGroup, reportTarget, tagManagerScript } from './policySources.ts';
import type { Settings } from './settings.ts';

/** The origins of the session recorder's script and of its collector, as built into the pinned version. */
export const recorderHosts: { readonly script: string; readonly collector: string } = {
  script: 'https://cdn.logr-in.com',
  collector: 'https://r.logr-in.com',
};

/** The origin of the images of a content repository that Prismic hosts. */
export const contentImageHost: string = 'https://images.prismic.io';

/** What a content-security policy depends on besides the settings. */
export type PolicyOptions = {
  /** Hashes of the inline scripts of the build, such as `sha256-…=`; entries of another form are left out. */
  readonly scriptHashes: ReadonlyArray<string>;
  /** Hashes of the inline styles of the build. */
  readonly styleHashes: ReadonlyArray<string>;
};

/** No inline script, no inline style. */
export const plainPolicy: PolicyOptions = { scriptHashes: [], styleHashes: [] };

type Directive = readonly [name: string, sources: ReadonlyArray<string>];

/** The content-security policy of one brand: it allows this site and what the brand's settings switch on. */
export const contentPolicy = (settings: Settings, options: PolicyOptions = plainPolicy): string =>
  policyText([
    ...fetchDirectives(settings, options),
    ...pageDirectives,
    ...(runsOwnScriptsOnly(settings) ? noScriptFromText("'none'") : []),
    ...(settings.production ? [['upgrade-insecure-requests', []] satisfies Directive] : []),
    ...reportDirectives(settings),
  ]);

/** The policy of one brand that only reports: what the scripts of other parties forbid to enforce; null without such scripts. */
export const reportOnlyPolicy = (settings: Settings): string | null =>
  runsOwnScriptsOnly(settings)
    ? null
    : policyText([...noScriptFromText(ownScriptsPolicy), ...reportDirectives(settings)]);

const policyText = (directives: ReadonlyArray<Directive>): string =>
  directives.map(([name, sources]) => [name, ...new Set(sources)].join(' ')).join('; ');

const fetchDirectives = (
  settings: Settings,
  { scriptHashes, styleHashes }: PolicyOptions,
): ReadonlyArray<Directive> => {
  const origins = safeOrigins(settings);
  const launchpad = origins(settings.launchpadApiUrl);
  const content = origins(settings.contentServiceEndpoint);
  const [banner, records] = [bannerOf(settings), isRecorded(settings)];
  const added = addedOrigins(settings);
  return [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...quoted(scriptHashes), ...foreignScripts(settings)]],
    ['style-src', ["'self'", ...quoted(styleHashes), ...banner]],
    ['img-src', ["'self'", ...content, ...content.flatMap(imageOrigins), ...banner, ...added('img-src')]],
    ['font-src', ["'self'", ...content, ...added('font-src')]],
    [
      'connect-src',
      [
        "'self'",
        ...launchpad,
        ...origins(settings.transferSiteUrl),
        ...content,
        ...origins(settings.analytics?.host ?? null),
        ...(records ? [recorderHosts.collector] : []),
        ...banner,
        ...added('connect-src'),
      ],
    ],
    ['worker-src', records ? ["'self'", 'blob:'] : ["'self'"]],
    ['manifest-src', ["'self'"]],
  ];
};

const foreignScripts = (settings: Settings): ReadonlyArray<string> => [
  ...(settings.f5Enabled ? safeOrigins(settings)(settings.launchpadApiUrl) : []),
  ...(isRecorded(settings) ? [recorderHosts.script] : []),
  ...tagManagerOf(settings),
  ...bannerOf(settings),
];

const isRecorded = ({ sessionRecording: { enabled, appId } }: Settings): boolean => enabled && appId !== '';

const bannerOf = (settings: Settings): ReadonlyArray<string> =>
  settings.consent.enabled ? [] : safeOrigins(settings)(settings.consent.source);

const tagManagerOf = (settings: Settings): ReadonlyArray<string> => safeOrigins(settings)(tagManagerScript(settings));

const addedOrigins =
  ({ contentSecurityPolicy, production }: Settings) =>
  (directive: keyof Settings['contentSecurityPolicy']): ReadonlyArray<string> =>
    contentSecurityPolicy[directive].flatMap((entry) => originOfEntry(entry, production) ?? []);

const quoted = (hashes: ReadonlyArray<string>): ReadonlyArray<string> =>
  hashes.filter((hash) => /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(hash)).map((hash) => `'${hash}'`);

const pageDirectives: ReadonlyArray<Directive> = [
  ['object-src', ["'none'"]],
  ['base-uri', ["'none'"]],
  ['form-action', ["'self'"]],
  ['frame-ancestors', ["'none'"]],
];

// Because: a script of another party writes its own script addresses and markup, which Trusted Types would refuse.
const runsOwnScriptsOnly = (settings: Settings): boolean =>
  !settings.f5Enabled && !isRecorded(settings) && [...bannerOf(settings), ...tagManagerOf(settings)].length === 0;

// Because: our own code turns text into script only to load the script of another party.
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

const safeOrigins =
  ({ production }: Settings) =>
  (address: string | null): ReadonlyArray<string> => {
    const origin = address === null ? null : webOrigin(address);
    return origin !== null && originIsSafe(origin, production) ? [origin] : [];
  };

const imageOrigins = (contentOrigin: string): ReadonlyArray<string> =>
  new URL(contentOrigin).hostname.endsWith('.prismic.io') ? [contentImageHost] : [];
