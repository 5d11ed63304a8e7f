import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { constants } from 'node:zlib';
import * as E from 'fp-ts/Either';
import { securityTxtPath } from '#domain/settings/securityTxt.ts';
import type { SettingsFile } from '#domain/settings/settingsFile.ts';
import { jsonOrNull } from '#domain/shared/orNull.ts';
import { userError } from '#env/commands/shared/userError.ts';
import { settingsFileCodec } from '#infrastructure/settings/settingsFile.ts';
import { caddyfile } from './caddy/caddyfile.ts';
import { deploymentOf, type Certificate, type Deployment } from './deployment.ts';
import { nginxFiles, nginxMachineConfig } from './nginx/nginxFiles.ts';
import { copiedFolder } from './publicPlaces.ts';
import { readBuild } from './readBuild.ts';
import { securityTextFolder, securityTexts } from './securityTexts.ts';
import { writeSitePages } from './sitePages.ts';
import { staticFiles } from './static/staticFiles.ts';

/** A build, the environment's configuration, and the folder for the web servers' rules. */
export type HostingOptions = {
  readonly dist: string;
  readonly config: string;
  readonly to: string;
  /** The TLS certificate; null if a proxy terminates TLS, or if Caddy requests its own. */
  readonly certificate?: Certificate | null;
  /** The brotli quality of pages, from 0 to 11, the best by default. */
  readonly pageQuality?: number;
};

const readSettings = (config: string): SettingsFile => {
  if (!existsSync(config)) throw userError(`There is no configuration at ${config}.`);
  const file = settingsFileCodec.decode(jsonOrNull(readFileSync(config, 'utf8')));
  if (E.isLeft(file)) throw userError(`${config} is not a configuration.`);
  return file.right;
};

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

// Because: a contact may have been removed since the last time, its text may not stay.
const writeSecurityTexts = (to: string, file: SettingsFile, { brands }: Deployment): void => {
  const staticFolders = brands.map(({ key }) => join(to, 'static', key, '.well-known'));
  for (const folder of [join(to, securityTextFolder), ...staticFolders])
    rmSync(folder, { recursive: true, force: true });
  securityTexts(file, Date.now()).forEach((text, key) => {
    write(join(to, securityTextFolder, `${key}.txt`), text);
    write(join(to, 'static', key, securityTxtPath), text);
  });
};

/** Writes the rules for nginx, Caddy and static hosts; it keeps an existing machine.conf. Throws a user error if the input is invalid. */
export const writeHosting = (options: HostingOptions): void => {
  const { dist, config, to, certificate = null, pageQuality = constants.BROTLI_MAX_QUALITY } = options;
  const settingsFile = readSettings(config);
  const deployment = deploymentOf(settingsFile, readBuild(dist, copiedFolder));
  const settings = readFileSync(config, 'utf8');
  const files = new Map([...nginxFiles(deployment), ...staticFiles(deployment)]);
  files.set('Caddyfile', caddyfile(deployment, certificate));
  files.set('env/config.json', settings);
  files.forEach((text, path) => write(join(to, path), text));
  for (const { key } of deployment.brands) {
    write(join(to, 'static', key, 'env', 'config.json'), settings);
  }
  writeSitePages({ dist, to }, deployment.brands, { quality: pageQuality });
  writeSecurityTexts(to, settingsFile, deployment);
  const machine = join(to, 'nginx', 'machine.conf');
  if (!existsSync(machine)) write(machine, nginxMachineConfig(certificate));
};
