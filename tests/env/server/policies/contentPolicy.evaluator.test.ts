import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from 'csp_evaluator';
import { type Finding, Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import type { Brand } from '#domain/brand/brand.ts';
import { brands } from '#domain/brand/brands.ts';
import { contentPolicy, recorderHosts } from '#env/server/policies/contentPolicy.ts';
import { forBrand } from '#domain/settings/appContext.ts';
import type { Settings, SettingsFile } from '#domain/settings/settings.ts';
import { readSandboxConfig } from '#env/sandbox/sandboxConfig.ts';
import { productionConfig } from '#tests/env/productionConfig.ts';

const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const production: SettingsFile = JSON.parse(productionConfig());
const everyThirdParty = {
  sessionRecording: { enabled: true, appId: 'account/front' },
  f5Enabled: true,
  consent: { enabled: false, source: 'https://banner.test/banner.js' },
  reporting: { endpoint: 'https://reports.test/csp' },
  tagManager: { src: 'https://tags.test/manager.js?id=1' },
  contentSecurityPolicy: {
    'img-src': ['https://pixel.test'],
    'font-src': ['https://fonts.test'],
    'connect-src': ['https://measure.test'],
  },
};

const settingsOf = (file: SettingsFile, brand: Brand): Settings => {
  const { settings } = forBrand(file, brand);
  if (settings === null) throw new Error(`No settings for ${brand.key}`);
  return settings;
};

// Because: the evaluator marks as "maybe" what depends on the allowed host, and a maybe counts here like a certainty.
const severities = [Severity.HIGH, Severity.HIGH_MAYBE, Severity.MEDIUM, Severity.MEDIUM_MAYBE, Severity.SYNTAX];

const severeFindings = (settings: Settings): ReadonlyArray<Finding> => {
  const policy = contentPolicy(settings, { scriptHashes: [hash], styleHashes: [hash] });
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate(STRICTCSP_CHECKS, DEFAULT_CHECKS)
    .filter(({ severity }) => severities.includes(severity));
};

const sentence = ({ type, severity, directive, value }: Finding): string =>
  `${Severity[severity]} ${Type[type]} ${directive} ${value}`;

// Because: docs/decisions/hosting-and-security.md names these exceptions: each host that may send scripts, our own included.
const scriptHost = (source: string): string => `MEDIUM_MAYBE SCRIPT_ALLOWLIST_BYPASS script-src ${source}`;
const ownBanner = (brand: Brand): ReadonlyArray<string> =>
  brand.key === 'johnlewis' ? [scriptHost('https://privacy.johnlewismoney.com')] : [];

describe.each(brands)('csp_evaluator finds in the policy of $displayName', (brand) => {
  it('nothing severe in production but the hosts that may send scripts', () => {
    const findings = severeFindings(settingsOf(production, brand)).map(sentence);
    expect(findings).toEqual([scriptHost("'self'"), ...ownBanner(brand)]);
  });

  it('nothing severe with every third party but the hosts that may send scripts', () => {
    const settings = { ...settingsOf(production, brand), ...everyThirdParty };
    const hosts = [
      new URL(settings.launchpadApiUrl).origin,
      recorderHosts.script,
      'https://tags.test',
      'https://banner.test',
    ];
    expect(severeFindings(settings).map(sentence)).toEqual(["'self'", ...hosts].map(scriptHost));
  });

  it('in the sandbox, besides, only that its addresses of this machine have no TLS', () => {
    const findings = severeFindings(settingsOf(readSandboxConfig(), brand));
    const plainHttp = findings.filter(({ type }) => type === Type.SRC_HTTP);
    const others = findings.filter((finding) => !plainHttp.includes(finding)).map(sentence);
    const thirdParties =
      brand.key === 'johnlewis' ? ['http://tags.localhost:4100', 'http://banner.johnlewis.localhost:4100'] : [];
    expect(others).toEqual(["'self'", ...thirdParties].map(scriptHost));
    expect(plainHttp.length).toBeGreaterThan(0);
    for (const { value } of plainHttp) expect(new URL(value ?? '').hostname).toMatch(/\.localhost$/);
  });
});
