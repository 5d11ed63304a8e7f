import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeContentSite } from '#env/sandbox/content/contentSite.ts';
import { makeRefs } from '#env/sandbox/content/masterRef.ts';
import { contentHost } from '#env/sandbox/hosts.ts';
import { lastThemesFile, readLastThemes } from '#env/themes/lastThemesFile.ts';
import { themesAt } from '#env/themes/themesAt.ts';
import { top } from './shared/top.ts';

const { values } = parseArgs({ args: process.argv.slice(3), options: { config: { type: 'string' } } });
const file = join(top, 'domain', 'brand', 'lastThemes.ts');

// Because: the sandbox's own service can be asked without a server in between.
const ofSandbox = (): ReturnType<typeof readLastThemes> => {
  const service = makeContentSite({ refs: makeRefs(), origin: () => `http://${contentHost}` });
  return readLastThemes(
    themesAt(`http://${contentHost}/api/v2`, async (input, init) => service.fetch(new Request(input, init))),
  );
};

const ofConfig = async (config: string): ReturnType<typeof readLastThemes> => {
  const { default: block } = JSON.parse(readFileSync(resolve(config), 'utf8'));
  return readLastThemes(themesAt(block.contentService.endpoint, fetch));
};

const themes = await (values.config === undefined ? ofSandbox() : ofConfig(values.config));
writeFileSync(file, lastThemesFile(readFileSync(file, 'utf8'), themes));
console.log(`${Object.keys(themes).length} brands wear something else than their rows say: ${file}`);
