// Updates the brand themes that prerendering uses, from the sandbox or from the service that --config names.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeContentSite } from '#env/sandbox/content/contentSite.ts';
import { makeRefs } from '#env/sandbox/content/masterRef.ts';
import { contentHost } from '#env/sandbox/hosts.ts';
import { fetchPrerenderThemes, makeThemeFetcher, prerenderThemesFile } from '#env/themes/prerenderThemesFile.ts';
import { projectRoot } from '#env/commands/shared/projectRoot.ts';

const { values } = parseArgs({ args: process.argv.slice(3), options: { config: { type: 'string' } } });
const file = join(projectRoot, 'domain', 'brand', 'prerenderThemes.ts');

// Because: the sandbox's content service answers without a server.
const fetchFromSandbox = (): ReturnType<typeof fetchPrerenderThemes> => {
  const service = makeContentSite({ refs: makeRefs(), origin: () => `http://${contentHost}` });
  return fetchPrerenderThemes(
    makeThemeFetcher(`http://${contentHost}/api/v2`, async (input, init) => service.fetch(new Request(input, init))),
  );
};

const fetchFromConfig = async (config: string): ReturnType<typeof fetchPrerenderThemes> => {
  const { default: block } = JSON.parse(readFileSync(resolve(config), 'utf8'));
  return fetchPrerenderThemes(makeThemeFetcher(block.contentService.endpoint, fetch));
};

const themes = await (values.config === undefined ? fetchFromSandbox() : fetchFromConfig(values.config));
writeFileSync(file, prerenderThemesFile(readFileSync(file, 'utf8'), themes));
console.log(`${Object.keys(themes).length} brand themes differ from the brand table: ${file}`);
