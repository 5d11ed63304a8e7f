import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderView, textsOf, withUseCases } from '#tests/ui/renderView.tsx';
import { Layout } from '#ui/router/layouts/Layout.tsx';
import { Logo } from '#ui/router/layouts/Logo.tsx';
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
  expect(page.querySelector('ol')?.getAttribute('aria-label')).toBe('Progress');
  expect(page.querySelectorAll('ol > li')).toHaveLength(4);
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
