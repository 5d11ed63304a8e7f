import { readFileSync } from 'node:fs';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import type { SettingsBlock, SettingsFile } from '#domain/settings/settings.ts';
import { accountHost, launchpadHost, sandboxPort, transferHost } from './hosts.ts';
import { isRecord } from './isRecord.ts';

type Block = { readonly [name: string]: unknown };

const merge = <Base extends Block>(base: Base, changes: Block): Base => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(changes).map(([name, change]) => {
      const value = base[name];
      return [name, isRecord(value) && isRecord(change) ? merge(value, change) : change];
    }),
  ),
});

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const addressOf = (host: string): string => `http://${host}:${sandboxPort}`;

/** What the block of each brand has in the sandbox: its hosts there. The main brand has its addresses in the default block. */
const brandBlocks = (): Block =>
  Object.fromEntries(
    brands.map((brand) => {
      const hostName = `${brand.key}.localhost`;
      if (brand === mainBrand) return [brand.key, { hostName }];
      const transferSiteUrl = addressOf(transferHost(brand));
      return [
        brand.key,
        {
          hostName,
          transferSiteUrl,
          launchpadApiUrl: addressOf(launchpadHost(brand)),
          publicUrls: { default: addressOf(accountHost(brand)) },
          registrationUrls: {
            corporate: `${transferSiteUrl}/corporate-registration`,
            personal: `${transferSiteUrl}/personal-registration`,
          },
          productUrls: { [brand.defaultPlatform]: transferSiteUrl },
          helpCentreUrls: { [brand.defaultPlatform]: `${transferSiteUrl}/help` },
        },
      ];
    }),
  );

/** The sandbox's configuration: env/config.json with its hosts and a help page of each product, changed by env/sandbox/config.json. */
export const readSandboxConfig = (): SettingsFile => {
  const product: SettingsFile = JSON.parse(textOf('../config.json'));
  const changes: SettingsFile = JSON.parse(textOf('config.json'));
  const products = Object.entries(changes.default.productUrls ?? {});
  const helpCentreUrls = Object.fromEntries(products.map(([platform, site]) => [platform, `${site}/help`]));
  return merge(merge(product, { default: { helpCentreUrls }, brands: brandBlocks() }), changes);
};

/** Returns its text, with replaced variables in the default block, and the origin of each host in place of that with port 4100. */
export const configText = (settingsOverrides: SettingsBlock = {}, origin = addressOf): string => {
  const settings = readSandboxConfig();
  const text = JSON.stringify({ ...settings, default: { ...settings.default, ...settingsOverrides } });
  return text.replaceAll(/http:\/\/([\w.]+):4100/g, (_, host: string) => origin(host));
};
