import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { appearanceCookie } from '#domain/appearance/appearance.ts';

const script = readFileSync(join(projectRoot, 'ui/start/showAppearance.js'), 'utf8');

type Bar = { readonly media: string; content: string };

/** The appearance and the bar colours of a page whose cookies are these, before any other script runs. */
const shownWith = (cookie: string, bars: Bar[]) => {
  const documentElement: { dataset: { appearance?: string } } = { dataset: {} };
  runInNewContext(script, { document: { cookie, documentElement, querySelectorAll: () => bars } });
  return [documentElement.dataset.appearance ?? null, ...bars.map(({ content }) => content)];
};

const barsOf = (): Bar[] =>
  ['light', 'dark'].map((scheme) => ({ media: `(prefers-color-scheme: ${scheme})`, content: scheme }));

it.each([
  ['', [null, 'light', 'dark']],
  [`${appearanceCookie.name}=dark`, ['dark', 'dark', 'dark']],
  [`a=b; ${appearanceCookie.name}=light; c=d`, ['light', 'light', 'light']],
  [`X${appearanceCookie.name}=dark`, [null, 'light', 'dark']],
  [`${appearanceCookie.name}=darker`, [null, 'light', 'dark']],
  [`${appearanceCookie.name}=system`, [null, 'light', 'dark']],
])('shows the appearance of the cookie %j', (cookie, expected) => {
  expect(shownWith(cookie, barsOf())).toEqual(expected);
});

it('works in the shell, which has no bar colours yet', () => {
  expect(shownWith(`${appearanceCookie.name}=dark`, [])).toEqual(['dark']);
});
