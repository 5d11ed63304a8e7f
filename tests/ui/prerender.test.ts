import { expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { entryScreens } from '#domain/navigation/entryQuery.ts';
import { prerenderScreen } from '#ui/prerender.tsx';
import settings from '#env/config.json' with { type: 'json' };

const cases = entryScreens.flatMap((screen) => brands.map((brand) => [screen, brand] as const));

it.each(cases)('%s is hydrated in one step, because no part of the page is a boundary', async (screen, brand) => {
  const { body } = await prerenderScreen({ settings, brand, locale: 'de-DE', screen });
  expect(body).toContain('<h1');
  // Because: outside a server, the router puts a boundary around the whole page.
  expect(body.lastIndexOf('<!--$')).toBe(0);
});

it.each(entryScreens)('%s has no form that the browser itself sends', async (screen) => {
  const { body } = await prerenderScreen({ settings, brand: mainBrand, locale: 'en-GB', screen });
  expect(body.match(/<form [^>]*>/g)).toEqual([expect.stringContaining('method="dialog"')]);
});

it('is in its own language, and without the link of a deployment, whatever the configuration of the build says', async () => {
  const accessibilityUrl = 'https://brand.test/accessibility';
  const other = { ...settings, default: { ...settings.default, locales: ['en-GB'], accessibilityUrl } };
  const { body } = await prerenderScreen({ settings: other, brand: mainBrand, locale: 'de-DE', screen: '/signin' });
  expect(body).toContain('>Deutsch<');
  expect(body).not.toContain(accessibilityUrl);
});
