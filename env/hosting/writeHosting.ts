import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as E from 'fp-ts/Either';
import type { SettingsFile } from '#domain/settings/settingsFile.ts';
import { plainFault } from '#env/commands/shared/plainFault.ts';
import { top } from '#env/commands/shared/top.ts';
import { settingsFileCodec } from '#infrastructure/settings/settingsFile.ts';
import { caddyfile } from './caddy/caddyfile.ts';
import { deploymentOf, type Certificate } from './deployment.ts';
import { nginxFiles, nginxMachine } from './nginx/nginxFiles.ts';
import { readBuild } from './readBuild.ts';
import { staticFiles } from './static/staticFiles.ts';

/** A build, the configuration of the environment it is for, and the folder the servers' rules go to. */
export type HostingOrder = {
  readonly dist: string;
  readonly config: string;
  readonly to: string;
  /** What the machine proves itself with; null where something in front of it does, or Caddy sees to it by itself. */
  readonly certificate?: Certificate | null;
};

const readSettings = (config: string): SettingsFile => {
  if (!existsSync(config)) throw plainFault(`There is no configuration at ${config}.`);
  const read = E.tryCatch(
    (): unknown => JSON.parse(readFileSync(config, 'utf8')),
    () => null,
  );
  const file = E.isLeft(read) ? read : settingsFileCodec.decode(read.right);
  if (E.isLeft(file)) throw plainFault(`${config} is not a configuration.`);
  return file.right;
};

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** Writes what each kind of web server needs to serve this build in this environment; a machine's own file is left alone. */
export const writeHosting = ({ dist, config, to, certificate = null }: HostingOrder): void => {
  const deployment = deploymentOf(readSettings(config), readBuild(dist, join(top, 'ui', 'public')));
  const settings = readFileSync(config, 'utf8');
  const files = new Map([...nginxFiles(deployment), ...staticFiles(deployment)]);
  files.set('Caddyfile', caddyfile(deployment, certificate));
  files.set('env/config.json', settings);
  files.forEach((text, path) => write(join(to, path), text));
  for (const { key } of deployment.brands) {
    write(join(to, 'static', key, 'env', 'config.json'), settings);
    copyFileSync(join(dist, 'index.html'), join(to, 'static', key, '404.html'));
  }
  const machine = join(to, 'nginx', 'machine.conf');
  if (!existsSync(machine)) write(machine, nginxMachine(certificate));
};
