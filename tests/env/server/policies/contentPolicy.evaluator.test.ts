import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from 'csp_evaluator';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, it } from 'vitest';
import { contentPolicy, recorderHosts } from '#env/server/policies/contentPolicy.ts';
import { readConfig } from '#env/server/config.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { productionConfig } from '#tests/env/productionConfig.ts';

const hashes = ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='];
const more = 'https://more.test';
const everyThirdParty = {
  sessionRecording: { enabled: true, appId: 'account/front' },
  f5Enabled: true,
  consent: { enabled: false, source: 'https://banner.test/banner.js' },
  tagManager: { src: 'https://tags.test/manager.js?id=1' },
  contentSecurityPolicy: { 'img-src': [more], 'font-src': [more], 'connect-src': [more] },
};

// Because: the evaluator marks as "maybe" what depends on the allowed host, and a maybe counts here like a certainty.
const severities = [Severity.HIGH, Severity.HIGH_MAYBE, Severity.MEDIUM, Severity.MEDIUM_MAYBE, Severity.SYNTAX];

const severeFindings = (settings: Settings): ReadonlyArray<string> =>
  new CspEvaluator(new CspParser(contentPolicy(settings, { scriptHashes: hashes, styleHashes: hashes })).csp)
    .evaluate(STRICTCSP_CHECKS, DEFAULT_CHECKS)
    .filter(({ severity }) => severities.includes(severity))
    .map(({ type, severity, directive, value }) => `${Severity[severity]} ${Type[type]} ${directive} ${value}`);

// Because: docs/decisions/hosting-and-security.md names these exceptions: each host that may send scripts, our own included.
const scriptHosts = (...hosts: ReadonlyArray<string>): ReadonlyArray<string> =>
  ["'self'", ...hosts].map((host) => `MEDIUM_MAYBE SCRIPT_ALLOWLIST_BYPASS script-src ${host}`);

it.each(readConfig(productionConfig(), () => undefined).sites)(
  'csp_evaluator finds nothing severe in the policy of $brand.displayName, with every third party too, but the hosts that may send scripts',
  ({ brand, settings }) => {
    const banner = brand.key === 'johnlewis' ? ['https://privacy.johnlewismoney.com'] : [];
    expect(severeFindings(settings)).toEqual(scriptHosts(...banner));
    const hosts = [new URL(settings.launchpadApiUrl).origin, recorderHosts.script, 'https://tags.test'];
    const found = severeFindings({ ...settings, ...everyThirdParty });
    expect(found).toEqual(scriptHosts(...hosts, 'https://banner.test'));
  },
);
