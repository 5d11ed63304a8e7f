import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { LoadTheme } from '#application/start/loadTheme.ts';
import { mainBrand } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import type { Logo as LogoOf } from '#domain/brand/theme.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { controlNamed, renderView } from '#tests/ui/renderView.tsx';
import { withUseCases } from '#tests/ui/withUseCases.tsx';
import { Layout } from '#ui/router/layouts/Layout.tsx';
import { Logo } from '#ui/router/layouts/Logo.tsx';
import { PanelContent } from '#ui/router/layouts/PanelContent.tsx';
import { SignUpSteps } from '#ui/router/layouts/Steps.tsx';

describe('the layouts', () => {
  it('mark the current step', async () => {
    const steps = <SignUpSteps screen="/signup/email-verification" />;
    const { page } = await renderView(
      <Layout footer={null} onGoBack={null} steps={steps}>
        <p>form</p>
      </Layout>,
    );
    expect(page.querySelector('ol')?.getAttribute('aria-label')).toBe('Progress');
    expect(page.querySelectorAll('ol > li')).toHaveLength(4);
    expect(page.querySelector('[aria-current="step"]')?.textContent).toBe('Verification');
    expect(page.querySelector('[aria-hidden="true"]')?.textContent).toBe('Step 2 of 4 · Verification');
  });

  it('show the brand, one main element, and the Go back button after the form', async () => {
    const onGoBack = vi.fn<() => void>();
    const { page, act } = await renderView(
      <Layout steps={null} footer={null} onGoBack={onGoBack}>
        <button type="submit">Send code</button>
      </Layout>,
    );
    expect(page.querySelector('header img')?.getAttribute('alt')).toBe('Xe');
    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect([...page.querySelectorAll('main button')].map(({ textContent }) => textContent)).toEqual([
      'Send code',
      'Go back',
    ]);
    await act(() => controlNamed(page, 'Go back').click());
    expect(onGoBack).toHaveBeenCalledOnce();
  });
});

const acme: Partial<LogoOf> = {
  name: 'Acme Travel',
  url: 'https://images.test/acme.svg',
  mobileUrl: null,
  darkUrl: null,
};

const withTheme = (theme: Partial<LoadTheme>, view: ReactNode) => {
  const { useCases } = makeTestApp();
  return withUseCases({ ...useCases, page: { ...useCases.page, theme: { ...useCases.page.theme, ...theme } } }, view);
};

const logoWith = (changes: Partial<LogoOf>) => {
  const theme = fallbackTheme(mainBrand);
  const shown = { ...theme, logo: { ...theme.logo, ...changes } };
  return withTheme({ shown: () => shown }, <Logo />);
};

const textLogo = (page: HTMLElement) => {
  const found = page.querySelector('[role="img"]');
  return found === null ? null : [found.getAttribute('aria-label'), found.textContent];
};

describe('the logo', () => {
  const sourcesOf = (page: HTMLElement) =>
    [...page.querySelectorAll('source')].map((source) => [source.media, source.getAttribute('srcset')]);

  it('has a picture for dark pages and one for narrow ones where the theme has them', async () => {
    const { logo } = fallbackTheme(mainBrand);
    const { page, rerender } = await renderView(logoWith({}));
    expect(sourcesOf(page)).toEqual([
      ['(prefers-color-scheme: dark)', logo.darkUrl],
      ['(width < 37.5rem)', logo.mobileUrl],
    ]);
    await rerender(logoWith(acme));
    expect(sourcesOf(page)).toEqual([]);
  });

  it('is the name of the company when its picture cannot be loaded, until the theme brings another one', async () => {
    const { page, act, rerender } = await renderView(logoWith({}));
    const fail = (): Promise<void> => act(() => void page.querySelector('img')?.dispatchEvent(new Event('error')));
    expect([textLogo(page), page.querySelector('img')?.alt]).toEqual([null, 'Xe']);
    await fail();
    expect([textLogo(page), page.querySelector('img')]).toEqual([['Xe', 'Xe'], null]);
    await rerender(logoWith({ ...acme, mobileUrl: 'https://images.test/acme-small.svg' }));
    expect([textLogo(page), page.querySelector('img')?.alt]).toEqual([null, 'Acme Travel']);
    await fail();
    expect([textLogo(page), page.textContent]).toEqual([['Acme Travel', 'Acme Travel'], 'Acme Travel']);
  });

  it('is the name when its picture has failed before the view was there', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('broken'));
    const { page } = await renderView(logoWith({}));
    expect(textLogo(page)).toEqual(['Xe', 'Xe']);
  });
});

describe('a co-brand', () => {
  const layout = (
    <Layout steps={null} footer={null} onGoBack={null}>
      {null}
    </Layout>
  );
  const lineIn = (language: string): Partial<LoadTheme> => {
    const shown = { ...fallbackTheme(mainBrand), brandLines: [{ language, text: 'Off you go.' }] };
    return { shown: () => shown };
  };
  const hasPanel = (page: HTMLElement): boolean => page.querySelector('main + div') !== null;

  it('has no picture of the main brand, and a panel beside its card only with a line in the language of the page', async () => {
    const { page, rerender } = await renderView(withTheme({}, layout));
    expect(hasPanel(page)).toBe(true);
    await rerender(withTheme(lineIn('fr-FR'), layout));
    expect(hasPanel(page)).toBe(false);
    await rerender(withTheme(lineIn('en-GB'), layout));
    expect(hasPanel(page)).toBe(true);
    await rerender(withTheme(lineIn('en-GB'), <PanelContent />));
    expect([page.textContent, page.querySelector('img')]).toEqual(['Off you go.', null]);
  });

  it('has its name beside a small picture, which may be a sign alone', async () => {
    const mobileUrl = 'https://images.test/acme-small.svg';
    const { page, rerender } = await renderView(logoWith({ ...acme, mobileUrl }));
    expect(page.textContent).toBe('Acme Travel');
    await rerender(logoWith({}));
    expect(page.textContent).toBe('');
  });
});
