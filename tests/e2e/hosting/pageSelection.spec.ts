import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import { locales, type Locale } from '#domain/locale/locale.ts';
import { withOrigin, type PrerenderIndex } from '#env/server/prerenderedPages.ts';
import { dist } from '#env/shared/projectRoot.ts';
import { sandboxDeployment } from './answers/deployment.ts';
import { memoryRequester } from './answers/memoryRequester.ts';

const textOf = (file: string): string => readFileSync(join(dist, 'prerendered', file), 'utf8');
const index: PrerenderIndex = JSON.parse(textOf('index.json'));

// Because: the tags of a range, each with its language and script, are in the order of the weights, not of the header.
const weights = { '': 1, ';q=1.0': 1, ';q=0.9': 0.9, '; q=0.85': 0.85, ';q=0.5': 0.5, ';q=0.05': 0.05, ';q=0': 0 };
type Range = readonly [tag: string, weight: keyof typeof weights];

const preferredTags = (ranges: ReadonlyArray<Range>): ReadonlyArray<string> =>
  ranges
    .filter(([tag, weight]) => tag !== '*' && weights[weight] > 0)
    .toSorted(([, one], [, other]) => weights[other] - weights[one])
    .map(([tag]) => tag);

const tags = ['en', 'en-US', 'fr', 'fr-CA', 'FR-fr', 'fr-Cyrl', 'fr-Latn-CH', 'ca', 'br', 'oc-FR', 'xx', 'und-FR', '*'];
const tag = fc.constantFrom(...tags);
const range = fc.tuple(tag, fc.constantFrom(...(Object.keys(weights) as (keyof typeof weights)[])));
const stored = fc.constantFrom(null, 'fr-FR', 'en-GB', 'fr', 'xx-XX', '%EF%BB%BFfr-FR', 'fr-FR%EF%BB%BF', '');
const visit = fc.record({
  own: stored,
  cookie: stored,
  asked: fc.array(tag, { maxLength: 3 }),
  ranges: fc.array(range, { maxLength: 5 }),
});

test('the handler chooses the language by the cookie, then by the partner and the browser, as the app does', async () => {
  const { handler, deployment } = sandboxDeployment();
  const [request, host] = [memoryRequester(handler), deployment.hostOf('xe')];
  const pageOf = (locale: Locale): string =>
    withOrigin(textOf(`xe/${locale}/${index.screens['/']}`), deployment.originOf('xe'));
  await fc.assert(
    fc.asyncProperty(visit, async ({ own, cookie, asked, ranges }) => {
      const cookies = [
        ...(cookie === null ? [] : [`NEXT_LOCALE=${cookie}`]),
        ...(own === null ? [] : [`ACCOUNT_LOCALE=${own}`]),
      ];
      const headers = {
        'accept-language': ranges.map((parts) => parts.join('')).join(', '),
        ...(cookies.length === 0 ? {} : { cookie: ['a=b', ...cookies].join('; ') }),
      };
      const path = `/?state=1&${new URLSearchParams({ ui_locales: asked.join(' ') })}&ui_locales=en`;
      const { text } = await request(host, path, { headers });
      // Because: the first value counts that is not empty.
      const named = asked.length > 0 ? asked : ['en'];
      const wanted = [own ?? '', cookie ?? '', ...named, ...preferredTags(ranges)];
      expect(text).toBe(pageOf(chooseLocale(wanted, locales)));
    }),
    { numRuns: 200 },
  );
});
