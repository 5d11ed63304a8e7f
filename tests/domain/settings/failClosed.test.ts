import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { forBrand } from '#domain/settings/appContext.ts';
import { environments, type SettingsFile } from '#domain/settings/settings.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { httpsOrigin } from '#tests/arbitraries/origins.ts';
import { settingsBlock } from '#tests/arbitraries/settingsFile.ts';
import { variablePaths, withVariable } from '#tests/arbitraries/variablePath.ts';

const essentials = { launchpadApiUrl: 'https://launchpad.xe.com/api', transferSiteUrl: 'https://transfer.xe.com' };
const inEnvironment = (environment: unknown): SettingsFile =>
  ({ default: { ...essentials, environment }, brands: {} }) as SettingsFile;

const insecureLine = (name: string): string => `Variable with an http: address in production: ${name}`;
const isInsecure = (line: string): boolean => line.startsWith(insecureLine(''));
const unknownEnvironment = 'Variable with an unknown value, so that production is assumed: environment';

/** An http address as a browser reads it, in any spelling. */
const httpAddress = fc
  .tuple(
    fc.constantFrom('', ' ', '\t', '\n', '\u0000', '\u001f \u0000'),
    fc.constantFrom('http://', 'HTTP://', 'hTtP:', 'http:/', 'http:\\\\', 'ht\ttp://', 'http\n://', 'http:\r//'),
    fc.domain(),
  )
  .map((parts) => parts.join(''));

const variables = variablePaths.filter(({ path }) => path.join() !== 'environment');
const variablePath = fc.constantFrom(...variables);

const anyFile = fc
  .record({ base: settingsBlock, own: settingsBlock })
  .map(({ base, own }) => ({ base: { ...base, ...essentials }, own: { ...own, environment: 'production' } }));

describe('an http address in production', () => {
  it('is refused and named, for any file, variable, block and spelling, but no problem in another brand’s block', () => {
    fc.assert(
      fc.property(anyFile, variablePath, httpAddress, ({ base, own }, variable, address) => {
        const problems = expect.arrayContaining([insecureLine(variable.path.join('.'))]) as unknown;
        const files = [
          { default: withVariable(base, variable, address), brands: { xe: own } },
          { default: base, brands: { xe: withVariable(own, variable, address) } },
        ];
        for (const file of files) expect(forBrand(file, mainBrand)).toMatchObject({ settings: null, problems });
        const other = { default: base, brands: { xe: own, britline: withVariable({}, variable, address) } };
        const result = forBrand(other, mainBrand);
        expect(result.settings?.production).toBe(true);
        expect(result.problems.filter(isInsecure)).toEqual([]);
      }),
      // Because: the next test has every variable, so that only blocks and spellings are left to draw.
      { numRuns: 200 },
    );
  });

  it('is refused in each variable of the table, the policy reports and the consent source included', () => {
    const results = variables.map((variable) => {
      const block = withVariable({ ...essentials, environment: 'production' }, variable, 'http://plain.test');
      return forBrand({ default: block, brands: {} }, mainBrand);
    });
    const names = variables.map(({ path }) => path.join('.'));
    expect(names).toEqual(expect.arrayContaining(['reporting.endpoint', 'consent.source', 'productUrls.XEMT']));
    expect(results.map(({ settings, problems }) => [settings, problems.filter(isInsecure)])).toEqual(
      names.map((name) => [null, [insecureLine(name)]]),
    );
  });

  itAlways('is usable in every other environment', [variablePath, httpsOrigin], (variable, origin) => {
    const address = origin.replace('https:', 'http:');
    for (const environment of environments.filter((word) => word !== 'production')) {
      const block = withVariable({ ...essentials, environment }, variable, address);
      const { settings, problems } = forBrand({ default: block, brands: {} }, mainBrand);
      expect([settings?.environment, problems.filter(isInsecure)]).toEqual([environment, []]);
    }
  });
});

describe('the environment', () => {
  it.each(environments)('is %s where the file says so, without a problem', (environment) => {
    const { settings, problems } = forBrand(inEnvironment(environment), mainBrand);
    expect(settings).toMatchObject({ environment, production: environment === 'production' });
    expect(problems).not.toContain(unknownEnvironment);
  });

  const almost = fc.constantFrom('Production ', 'prod', 'Sandbox', 'sandbox ', 'dev', '', null, 5, ['sandbox']);
  const word = fc.oneof(fc.string(), almost, fc.jsonValue());
  itAlways('is production for any value but the three other words, which is a problem', [word], (environment) => {
    fc.pre(!environments.some((one) => one === environment));
    const result = forBrand(inEnvironment(environment), mainBrand);
    expect(result.settings).toMatchObject({ environment: 'production', production: true });
    expect(result.problems).toContain(unknownEnvironment);
  });

  it('is production where it is missing, which is named as a missing variable', () => {
    const { settings, problems } = forBrand(inEnvironment(undefined), mainBrand);
    expect([settings?.production, problems.includes(unknownEnvironment)]).toEqual([true, false]);
    expect(problems).toContain('Variable not defined for this environment: environment');
  });
});
