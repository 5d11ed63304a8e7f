import fc from 'fast-check';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { renderView, textsOf, withUseCases } from '#tests/ui/renderView.tsx';
import { Layout } from '#ui/router/layouts/Layout.tsx';
import { imageSizes, Logo } from '#ui/router/layouts/Logo.tsx';
import { PanelContent } from '#ui/router/layouts/PanelContent.tsx';
import { SignUpSteps } from '#ui/router/layouts/Steps.tsx';

it('the layout has one main element with the brand, the current step, the form and then "Go back"', async () => {
  const onGoBack = vi.fn<() => void>();
  const steps = <SignUpSteps screen="/signup/email-verification" />;
  const { page, press } = await renderView(
    <Layout {...{ steps, onGoBack }} footer={null}>
      <button type="submit">Send code</button>
    </Layout>,
  );
  expect(page.querySelector('header img')?.getAttribute('alt')).toBe('Xe');
  expect(page.querySelectorAll('main')).toHaveLength(1);
  expect(textsOf(page, '[aria-current="step"]')).toEqual(['Verification']);
  expect(page.querySelector('[aria-hidden="true"]')?.textContent).toBe('Step 2 of 4 · Verification');
  expect(textsOf(page, 'main button')).toEqual(['Send code', 'Go back']);
  await press('Go back');
  expect(onGoBack).toHaveBeenCalledOnce();
});

const plain = fallbackTheme(mainBrand);
const acme = { name: 'Acme Travel', url: 'https://images.test/acme.svg', mobileUrl: null, darkUrl: null };

/** A view on a page that shows a theme. */
const themed = (shown: Theme, view: ReactNode): ReactNode => {
  const { useCases } = makeTestApp();
  const theme = { ...useCases.page.theme, shown: () => shown };
  return withUseCases({ ...useCases, page: { ...useCases.page, theme } }, view);
};

const logoWith = (changes: Partial<Theme['logo']>): ReactNode =>
  themed({ ...plain, logo: { ...plain.logo, ...changes } }, <Logo />);

/** The name in the place of the logo, and the name of its picture. */
const namesIn = (page: HTMLElement) => [
  page.querySelector('[role="img"]')?.getAttribute('aria-label'),
  page.querySelector('img')?.alt,
];

describe('the logo', () => {
  it('has a picture for dark pages and one for narrow ones where the theme has them', async () => {
    const { page, rerender } = await renderView(logoWith({}));
    const sources = () => [...page.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset]);
    expect(sources()).toEqual([
      ['(prefers-color-scheme: dark)', plain.logo.darkUrl],
      ['(width < 37.5rem)', plain.logo.mobileUrl],
    ]);
    await rerender(logoWith(acme));
    expect(sources()).toEqual([]);
  });

  it('is the name of the company when its picture cannot be loaded, until the theme brings another one', async () => {
    const { page, act, rerender } = await renderView(logoWith({}));
    const fail = (): Promise<void> => act(() => void page.querySelector('img')?.dispatchEvent(new Event('error')));
    expect(namesIn(page)).toEqual([undefined, 'Xe']);
    await fail();
    expect([...namesIn(page), page.textContent]).toEqual(['Xe', undefined, 'Xe']);
    await rerender(logoWith(acme));
    expect(namesIn(page)).toEqual([undefined, 'Acme Travel']);
    await fail();
    expect([...namesIn(page), page.textContent]).toEqual(['Acme Travel', undefined, 'Acme Travel']);
  });

  it('is the name when its picture has failed before the view was there', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('broken'));
    const { page } = await renderView(logoWith({}));
    expect(namesIn(page)).toEqual(['Xe', undefined]);
  });
});

describe('a co-brand', () => {
  const withLine = (language: string): Theme => ({ ...plain, brandLines: [{ language, text: 'Off you go.' }] });
  const layout = (
    <Layout steps={null} footer={null} onGoBack={null}>
      {null}
    </Layout>
  );

  it('has no picture of the main brand, and a panel beside its card only with a line in the language of the page', async () => {
    const { page, rerender } = await renderView(layout);
    const panels = (): number => page.querySelectorAll('main + div').length;
    expect(panels()).toBe(1);
    await rerender(themed(withLine('fr-FR'), layout));
    expect(panels()).toBe(0);
    await rerender(themed(withLine('en-GB'), layout));
    expect(panels()).toBe(1);
    await rerender(themed(withLine('en-GB'), <PanelContent />));
    expect([page.textContent, page.querySelector('img')]).toEqual(['Off you go.', null]);
  });

  it('has its name beside a small picture, which may be a sign alone', async () => {
    const { page, rerender } = await renderView(logoWith({ ...acme, mobileUrl: 'https://images.test/small.svg' }));
    expect(page.textContent).toBe('Acme Travel');
    await rerender(logoWith({}));
    expect(page.textContent).toBe('');
  });
});

const widths = ['640', '828', '1200', '2048', '3840'];
const entries = (address: string) =>
  imageSizes(address)
    .split(', ')
    .map((entry) => entry.split(' '));

describe('imageSizes', () => {
  it.each([
    ['?auto=format&w=9&w=8', '?auto=format&w=640'],
    ['?wide=1&w2=1&aw=9', '?wide=1&w2=1&aw=9&w=640'],
    ['?&a=b&&#c', '?a=b&w=640'],
    ['#a?b=c', '?w=640'],
    [' 2?rect=0,0,1,1', '%202?rect=0%2C0%2C1%2C1&w=640'],
  ])('writes an address that ends in %s for the first width with %s', (end, first) => {
    expect(entries(`https://images.test/a${end}`)[0]).toEqual([`https://images.test/a${first}`, '640w']);
  });

  it('is the address alone for images of this site', () => {
    expect(imageSizes('/brands/xe/logo.svg')).toBe('/brands/xe/logo.svg');
  });

  const images = fc.webUrl({ withQueryParameters: true, withFragments: true });
  itAlways('offers the five widths by the parameter w at the origin of any address', [images], (address) => {
    const sizes = entries(address).map(([one = '', width]) => ({ width, url: new URL(one) }));
    expect(sizes.map(({ width }) => width)).toEqual(widths.map((width) => `${width}w`));
    expect(sizes.map(({ url }) => url.searchParams.getAll('w'))).toEqual(widths.map((width) => [width]));
    expect(new Set(sizes.map(({ url }) => url.origin))).toEqual(new Set([new URL(address).origin]));
  });
});
