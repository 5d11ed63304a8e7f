import { expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { withFields } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { SiteLine } from '#ui/session/SiteLine.tsx';

const productUrls = { ...context.settings.productUrls, XEMT: 'https://pay.test', XERA: 'https://work.test' };
const known = { ...context, settings: { ...context.settings, productUrls } };
const theme = fallbackTheme(mainBrand);
const acme = { ...theme, logo: { ...theme.logo, name: 'Acme Travel' } };

/** The line of a screen, for a redirect and the theme that the page shows. */
const lineOf = async (redirect: string | null, screen: RoutePath = '/signin', shown?: typeof theme) => {
  const { useCases, ports } = makeTestApp({ context: known });
  ports.session.update(
    withFields('visit', { redirect: redirect === null ? null : unsafeNominal<'SafeUrl'>(redirect) }),
  );
  const themed = { ...useCases.page.theme, ...(shown && { shown: () => shown }) };
  const { page } = await renderView(<SiteLine screen={screen} />, {
    useCases: { ...useCases, page: { ...useCases.page, theme: themed } },
  });
  return page.querySelector('p')?.textContent;
};

it('names the site that the visitor goes on to, where it is not the one of the logo', async () => {
  expect(await lineOf('https://work.test/back')).toBe('to continue to Xe Business');
  expect(await lineOf('https://pay.test/back')).toBe('');
});

it('has its room and no name without a redirect, for a site that we do not know, and for a co-brand without its theme', async () => {
  for (const redirect of [null, 'https://partner.brand.test/back', 'https://work.test/?_dfxid=acme'])
    expect(await lineOf(redirect)).toBe('');
});

it('names the partner, and whose account it is, on a page in the look of the partner', async () => {
  const redirect = 'https://partner.brand.test/back?_dfxid=acme';
  expect(await lineOf(redirect, '/signin', acme)).toBe('with your Xe account, to continue to Acme Travel');
  expect(await lineOf(redirect, '/signup', acme)).toBe('with Xe, to continue to Acme Travel');
});
