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
const plain = fallbackTheme(mainBrand);
const acme = { ...plain, logo: { ...plain.logo, name: 'Acme Travel' } };
const ofAcme = 'https://partner.brand.test/back?_dfxid=acme';

// It has its room and no name without a redirect, for a site that we do not know, and for a co-brand without its theme.
it.each<[redirect: string | null, shown: typeof plain | null, RoutePath, line: string]>([
  ['https://work.test/back', null, '/signin', 'to continue to Xe Business'],
  ['https://pay.test/back', null, '/signin', ''],
  [null, null, '/signin', ''],
  ['https://partner.brand.test/back', null, '/signin', ''],
  ['https://work.test/?_dfxid=acme', null, '/signin', ''],
  [ofAcme, acme, '/signin', 'with your Xe account, to continue to Acme Travel'],
  [ofAcme, acme, '/signup', 'with Xe, to continue to Acme Travel'],
])('the site that a visitor of %s goes on to is named where the logo does not name it', async (...row) => {
  const [redirect, shown, screen, line] = row;
  const { useCases, ports } = makeTestApp({ context: known });
  ports.session.update(
    withFields('visit', { redirect: redirect === null ? null : unsafeNominal<'SafeUrl'>(redirect) }),
  );
  const theme = { ...useCases.page.theme, ...(shown && { shown: () => shown }) };
  const page = { ...useCases.page, theme };
  const view = await renderView(<SiteLine screen={screen} />, { useCases: { ...useCases, page } });
  expect(view.page.querySelector('p')?.textContent).toBe(line);
});
