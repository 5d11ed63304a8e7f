// Updates the brand themes and lines that prerendering uses, from the sandbox or from the service of a configuration.
// Usage: npm run themes -- [--config FILE]
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ThemeSource } from '#application/ports/sources.ts';
import { makeContentSite } from '#env/sandbox/content/contentSite.ts';
import { makeRefs } from '#env/sandbox/content/masterRef.ts';
import { contentHost } from '#env/sandbox/hosts.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import {
  fetchPrerenderLines,
  fetchPrerenderThemes,
  makeThemeFetcher,
  prerenderThemesFile,
  writtenFiles,
} from '#env/themes/prerenderThemesFile.ts';

const { values } = parseArgs({ args: process.argv.slice(3), options: { config: { type: 'string' } } });

// Because: the sandbox's content service answers without a server.
const sandboxThemes = (): ThemeSource['fetch'] => {
  const service = makeContentSite({ refs: makeRefs(), origin: () => `http://${contentHost}` });
  return makeThemeFetcher(`http://${contentHost}/api/v2`, async (input, init) =>
    service.fetch(new Request(input, init)),
  );
};

const configuredThemes = (config: string): ThemeSource['fetch'] => {
  const { default: block } = JSON.parse(readFileSync(resolve(config), 'utf8'));
  return makeThemeFetcher(block.contentService.endpoint, fetch);
};

const write = (name: string, found: Parameters<typeof prerenderThemesFile>[1]): string => {
  const file = join(projectRoot, 'domain', 'brand', name);
  writeFileSync(file, prerenderThemesFile(readFileSync(file, 'utf8'), found));
  return file;
};

const source = values.config === undefined ? sandboxThemes() : configuredThemes(values.config);
const themes = await fetchPrerenderThemes(source);
console.log(
  `${Object.keys(themes).length} brand themes differ from the brand table: ${write(writtenFiles.themes, themes)}`,
);
const lines = await fetchPrerenderLines(source);
console.log(
  `${Object.keys(lines).length} brands have a line: ${write(writtenFiles.lines, lines)}. Now run \`npm run format\`.`,
);
