import { describe, expect, it } from 'vitest';
import { brands } from '#domain/brand/brands.ts';
import type { SettingsFile } from '#domain/settings/settings.ts';
import { readConfig } from '#env/server/config.ts';
import { configText } from './fixtureSite.ts';

const changed = (change: (file: SettingsFile) => unknown): string => JSON.stringify(change(JSON.parse(configText)));

describe('readConfig', () => {
  it('names the hosts of every brand: its host name and its public addresses', () => {
    const publicUrls = { default: 'https://Account.XE.test:8443/', XECI: 'https://invoices.xe.test' };
    const text = changed((file) => ({
      ...file,
      brands: { ...file.brands, xe: { ...file.brands?.['xe'], hostName: 'XE.test.', publicUrls } },
    }));
    const others = brands.slice(1).flatMap(({ key }) => [`${key}.test`, `account.${key}.test`]);
    expect([...readConfig(text).hosts]).toEqual(['xe.test', 'account.xe.test', 'invoices.xe.test', ...others]);
  });

  it.each(['', 'null', '[]', '{', '"text"', '{"default":1}'])('refuses the text %j', (text) => {
    expect(() => readConfig(text)).toThrow('The text is not a configuration.');
  });

  it.each([
    ['Britline', 'britline', { hostName: 'britline.test' }],
    ['John Lewis Money', 'johnlewis', { hostName: 'johnlewis.test', launchpadApiUrl: 'http://launchpad.test' }],
  ])('names the brand %s and the variable without which it cannot be served', (name, key, block) => {
    const text = changed((file) => ({ ...file, brands: { ...file.brands, [key]: block } }));
    expect(() => readConfig(text)).toThrow(new RegExp(`cannot be used for ${name}[^]*launchpadApiUrl`));
  });

  it('warns of each value without effect, without the value, and uses the configuration', () => {
    const warnings: string[] = [];
    const unusable = {
      contentSecurityPolicy: { 'font-src': ['*'], 'script-src': ['https://more.test'] },
      reporting: { endpoint: '/csp-reports' },
      securityContact: 'nobody',
      allowedRedirectOrigins: ['partner.test'],
      tagManager: { src: 'tags.test' },
    };
    const text = changed((file) => ({ ...file, default: { ...file.default, ...unusable } }));
    expect(readConfig(text, (line) => warnings.push(line)).sites).toHaveLength(brands.length);
    expect(warnings.filter((line) => line.startsWith('Xe: Variable with an unusable value')).toSorted()).toEqual([
      'Xe: Variable with an unusable value: allowedRedirectOrigins.0',
      'Xe: Variable with an unusable value: contentSecurityPolicy.font-src.0',
      'Xe: Variable with an unusable value: contentSecurityPolicy.script-src',
      'Xe: Variable with an unusable value: reporting.endpoint',
      'Xe: Variable with an unusable value: securityContact',
      'Xe: Variable with an unusable value: tagManager.src',
    ]);
  });
});
