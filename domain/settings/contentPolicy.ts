import { originIsSafe, webOrigin } from '#domain/shared/webOrigin.ts';
import type { Settings } from './settings.ts';

/** Where the session recorder's own script comes from and where it reports to, as its pinned version has them built in. */
export const recorderHosts: { readonly script: string; readonly collector: string } = {
  script: 'https://cdn.logr-in.com',
  collector: 'https://r.logr-in.com',
};

/** Where the content service serves its images from when the repository is one of its own hosts. */
export const contentImageHost: string = 'https://images.prismic.io';

export type PolicyOptions = {
  /** Hashes of inline scripts the build put into the page, such as `sha256-…=`; anything else is left out. */
  readonly scriptHashes: ReadonlyArray<string>;
  /** Hashes of inline styles the build put into the page. */
  readonly styleHashes: ReadonlyArray<string>;
  /** Where violations are reported: a path of this site or a web address; null for nowhere. */
  readonly reportTo: string | null;
};

export const plainPolicy: PolicyOptions = { scriptHashes: [], styleHashes: [], reportTo: null };

type Directive = readonly [name: string, sources: ReadonlyArray<string>];

/** The content-security policy of one brand: nothing but this site and what the brand's settings really switch on. */
export const contentPolicy = (settings: Settings, options: PolicyOptions = plainPolicy): string =>
  [...fetchDirectives(settings, options), ...pageDirectives(settings, options)]
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');

const fetchDirectives = (
  settings: Settings,
  { scriptHashes, styleHashes }: PolicyOptions,
): ReadonlyArray<Directive> => {
  const origins = admitted(settings);
  const launchpad = origins(settings.launchpadApiUrl);
  const content = origins(settings.contentServiceEndpoint);
  const [banner, records] = [bannerOf(settings), isRecorded(settings)];
  return [
    ['default-src', ["'none'"]],
    [
      'script-src',
      [
        "'self'",
        ...quoted(scriptHashes),
        ...(settings.f5Enabled ? launchpad : []),
        ...(records ? [recorderHosts.script] : []),
        ...banner,
      ],
    ],
    ['style-src', ["'self'", ...quoted(styleHashes), ...banner]],
    ['img-src', ["'self'", ...content, ...content.flatMap(imageHostOf), ...banner]],
    ['font-src', ["'self'"]],
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
      ],
    ],
    ['worker-src', records ? ["'self'", 'blob:'] : ["'self'"]],
    ['manifest-src', ["'self'"]],
  ];
};

const isRecorded = ({ sessionRecording: { enabled, appId } }: Settings): boolean => enabled && appId !== '';

const bannerOf = (settings: Settings): ReadonlyArray<string> =>
  settings.consent.enabled ? [] : admitted(settings)(settings.consent.source);

const quoted = (hashes: ReadonlyArray<string>): ReadonlyArray<string> =>
  hashes.filter((hash) => /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(hash)).map((hash) => `'${hash}'`);

const pageDirectives = (settings: Settings, { reportTo }: PolicyOptions): ReadonlyArray<Directive> => {
  const reports = reportTo === null ? null : reportAddress(reportTo, settings.production);
  return [
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ...(runsOwnScriptsOnly(settings) ? noScriptFromText : []),
    ...(settings.production ? [['upgrade-insecure-requests', []] satisfies Directive] : []),
    ...(reports === null ? [] : reportDirectives(reports)),
  ];
};

// Because: a script of another party writes script addresses and markup of its own, and cannot be made to do otherwise.
const runsOwnScriptsOnly = (settings: Settings): boolean =>
  !settings.f5Enabled && !isRecorded(settings) && bannerOf(settings).length === 0;

/** Our own scripts never turn a text into script, so no policy that would allow it is needed. */
const noScriptFromText: ReadonlyArray<Directive> = [
  ['require-trusted-types-for', ["'script'"]],
  ['trusted-types', ["'none'"]],
];

const reportDirectives = (address: string): ReadonlyArray<Directive> => [
  ['report-uri', [address]],
  ['report-to', ['csp']],
];

/** Where reports go when the address can stand in a header as it is; null otherwise. */
export const reportAddress = (address: string, production: boolean): string | null => {
  if (/^\/[A-Za-z0-9][A-Za-z0-9/_.-]*$/.test(address)) return address;
  const origin = webOrigin(address);
  return origin !== null && originIsSafe(origin, production) ? new URL(address).href : null;
};

const admitted =
  ({ production }: Settings) =>
  (address: string | null): ReadonlyArray<string> => {
    const origin = address === null ? null : webOrigin(address);
    return origin !== null && originIsSafe(origin, production) ? [origin] : [];
  };

const imageHostOf = (contentOrigin: string): ReadonlyArray<string> =>
  new URL(contentOrigin).hostname.endsWith('.prismic.io') ? [contentImageHost] : [];
