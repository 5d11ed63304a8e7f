import fc from 'fast-check';
import { expect } from 'vitest';
import { brands } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { locales } from '#domain/locale/locale.ts';
import { entryScreens } from '#domain/navigation/entryQuery.ts';
import { pageHtml, type PageParts } from '#env/build/prerender/pageHtml.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

type Job = Pick<PageParts, 'brand' | 'locale' | 'screen'>;

const pageOf = (job: Job): string =>
  pageHtml({
    ...job,
    rendered: {
      body: '<main></main>',
      title: 'Sign in',
      description: 'Sign in',
      theme: fallbackTheme(job.brand),
      late: { text: 'This takes long', tryAgain: 'Try again' },
      noScript: 'This page needs JavaScript.',
    },
    style: '',
    files: { core: ['assets/core.js'], view: [], style: 'assets/style.css' },
    script: '',
  });

const marksOf = (page: string) => {
  const [root = ''] = /<html[^>]*>/.exec(page) ?? [];
  const mark = (name: string): string | null => new RegExp(` ${name}="([^"]*)"`).exec(root)?.[1] ?? null;
  return { lang: mark('lang'), brand: mark('data-brand'), screen: mark('data-screen') };
};

const job: fc.Arbitrary<Job> = fc.record({
  brand: fc.constantFrom(...brands),
  locale: fc.constantFrom(...locales),
  screen: fc.constantFrom(...entryScreens, null),
});

itAlways('a page names exactly the brand, the language and the screen that it was rendered for', [job], (rendered) => {
  const { brand, locale, screen } = rendered;
  expect(marksOf(pageOf(rendered))).toEqual({ lang: locale, brand: brand.key, screen });
});
