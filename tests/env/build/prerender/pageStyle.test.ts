import { expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { pageStyle } from '#env/build/prerender/pageStyle.ts';

const shared = `:root{--radius:1px;--font:Inter;--heading-font:var(--heading-family),var(--font)}
  .card{border-radius:var(--radius);font-family:var(--font)}.card h1{font-family:var(--heading-font)}`;
const late = { text: '', tryAgain: '' };
const rendered = { body: '<main class="card"></main>', title: '', description: '', noScript: '', late };

it('the style of a page has the values of its theme, without Inter’s file, and sets its properties for the whole style', () => {
  const style = pageStyle(shared, { ...rendered, theme: fallbackTheme(mainBrand) }, mainBrand);
  const [critical = '', variables = ''] = style.split('html:root{');
  expect(critical).toContain('.card{border-radius:12px;font-family:Inter Fallback,system-ui,sans-serif}');
  expect(critical).toContain('h1{font-family:Inter Variable,Inter Variable Heading,Inter Fallback,');
  expect(variables).toMatch(/^--colour-primary:10 20 110;.*--dark-surface:24 28 35;.*--radius:12px}$/);
  expect(variables).not.toContain(':;');
});
