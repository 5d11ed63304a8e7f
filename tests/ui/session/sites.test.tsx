import { beforeEach, expect, it, vi } from 'vitest';
import { withFields } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { controlNamed, renderView } from '#tests/ui/renderView.tsx';
import { ClosedScreen } from '#ui/session/EndScreens.tsx';
import { back, href, type OpenedEnd, openEnd } from './openEnd.tsx';
import { mainBrand } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
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

const replace = vi.fn<(url: string | URL) => void>();

beforeEach(() => {
  replace.mockReset();
  vi.spyOn(window.location, 'replace').mockImplementation(replace);
});

/** Clicks the link, and says whether the app follows it in place of the browser. */
const click = async ({ page, act }: OpenedEnd, init: MouseEventInit = {}): Promise<boolean> => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  await act(() => void controlNamed(page, back).dispatchEvent(event));
  return event.defaultPrevented;
};

it('the link back to the site has no state in the page, and does not count as public', async () => {
  const { page } = await openEnd(<ClosedScreen />);
  const link = controlNamed(page, back);
  expect(link.getAttribute('href')).toBe(href);
  expect(page.innerHTML).not.toContain('secret-state');
  expect(link.innerHTML).not.toContain('data-public');
});

it('the link back to the site leaves once with the error and the state, which the session forgets as the page goes', async () => {
  const view = await openEnd(<ClosedScreen />);
  expect([await click(view), await click(view)]).toEqual([true, true]);
  await expect.poll(() => replace.mock.calls).toEqual([[`${href}&error=access_denied&state=secret-state`]]);
  await view.act(view.app.goAway);
  expect(view.app.session().oAuth.state).toBeNull();
});

it.each<MouseEventInit>([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'the link back to the site is an ordinary one for a press that opens another tab: %o',
  async (init) => {
    const view = await openEnd(<ClosedScreen />);
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await click(view, init);
    expect(replace).not.toHaveBeenCalled();
    expect(view.app.session().oAuth.state).toBe('secret-state');
  },
);

it('the link back to the site is not followed to an address that was changed in the meantime', async () => {
  const { app, act, press } = await openEnd(<ClosedScreen />);
  const redirect = unsafeNominal<'SafeUrl'>('https://evil.test');
  await act(() => void app.ports.session.update(withFields('visit', { redirect })));
  await press('Back to evil.test');
  expect(replace).not.toHaveBeenCalled();
});
