import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { LoadTheme } from '#application/start/loadTheme.ts';
import { mainBrand } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import type { Logo as LogoOf } from '#domain/brand/theme.ts';
import { stepperAt } from '#domain/navigation/stepper.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { controlNamed, renderView } from '#tests/ui/renderView.tsx';
import { withUseCases } from '#tests/ui/withUseCases.tsx';
import { Layout } from '#ui/router/layouts/Layout.tsx';
import { Logo } from '#ui/router/layouts/Logo.tsx';
import { PanelContent } from '#ui/router/layouts/PanelContent.tsx';
import { Steps } from '#ui/router/layouts/Steps.tsx';

describe('the layouts', () => {
  it('mark the current step', async () => {
    const stepper = stepperAt('/signup/email-verification', {
      accountType: null,
      platform: null,
      newFlow: { XERA: false },
    });
    const steps = stepper && <Steps {...stepper} site="Xe" />;
    const { page } = await renderView(
      <Layout kind="default" footer={null} onGoBack={null} steps={steps}>
        <p>form</p>
      </Layout>,
    );
    expect(page.querySelector('ol')?.getAttribute('aria-label')).toBe('Progress');
    expect(page.querySelectorAll('ol > li')).toHaveLength(4);
    expect(page.querySelector('[aria-current="step"]')?.textContent).toBe('Verification');
    expect(page.querySelector('[aria-hidden="true"]')?.textContent).toBe('Step 2 of 4 · Verification');
    expect(page.textContent).toContain('Then: your details, at Xe');
  });

  it('show the brand, one main element, and the Go back button after the form', async () => {
    const onGoBack = vi.fn<() => void>();
    const { page, act } = await renderView(
      <Layout kind="withoutStepper" steps={null} footer={null} onGoBack={onGoBack}>
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

const imageFor = (page: HTMLElement, scheme: 'light' | 'dark'): HTMLImageElement | null =>
  page.querySelector(`img[loading="${scheme === 'dark' ? 'lazy' : 'eager'}"]`);

const fail = (page: HTMLElement, scheme: 'light' | 'dark' = 'light'): void =>
  void imageFor(page, scheme)?.dispatchEvent(new Event('error'));

const textLogo = (page: HTMLElement) => {
  const found = page.querySelector('[role="img"]');
  return found === null ? null : [found.getAttribute('aria-label'), found.textContent];
};

describe('the logo', () => {
  it('is the name of the company when its image cannot be loaded, until the theme brings another one', async () => {
    const { page, act, rerender } = await renderView(logoWith({}));
    expect(imageFor(page, 'light')?.alt).toBe('Xe');
    await act(() => fail(page));
    expect([textLogo(page), imageFor(page, 'light')]).toEqual([['Xe', 'Xe'], null]);
    await rerender(logoWith(acme));
    expect([textLogo(page), imageFor(page, 'light')?.alt]).toEqual([null, 'Acme Travel']);
    await act(() => fail(page));
    expect(textLogo(page)).toEqual(['Acme Travel', 'Acme Travel']);
  });

  it('is the name when its image has failed before the view was there', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('broken'));
    const { page } = await renderView(logoWith({}));
    expect(textLogo(page)).toEqual(['Xe', 'Xe']);
  });

  it('has another picture on a dark page where the theme has one, which fails alone', async () => {
    const { page, act, rerender } = await renderView(logoWith({}));
    expect([imageFor(page, 'dark')?.alt, imageFor(page, 'dark')?.getAttribute('src')]).toEqual([
      'Xe',
      fallbackTheme(mainBrand).logo.darkUrl,
    ]);
    await act(() => fail(page, 'dark'));
    expect([textLogo(page), imageFor(page, 'light')?.alt]).toEqual([['Xe', 'Xe'], 'Xe']);
    await rerender(logoWith(acme));
    expect(page.querySelectorAll('img')).toHaveLength(1);
  });
});

describe('a co-brand', () => {
  const layout = (
    <Layout kind="withoutStepper" steps={null} footer={null} onGoBack={null}>
      <PanelContent />
    </Layout>
  );
  const shown = { ...fallbackTheme(mainBrand), brandLines: [] };
  const mainBrandLine = (page: HTMLElement) =>
    [...page.querySelectorAll('main .hint')].map(({ className }) => className.includes('unseen'));

  it('names the main brand below its card, and shows no picture of it', async () => {
    const { page, rerender } = await renderView(withTheme({}, layout));
    expect([mainBrandLine(page), page.querySelectorAll('main img').length]).toEqual([[], 1]);
    await rerender(withTheme({ shown: () => shown }, layout));
    expect([page.textContent, page.querySelectorAll('main img').length]).toEqual(['by Xe', 0]);
  });

  it('has room for that line before its theme is there', async () => {
    const { page, rerender } = await renderView(withTheme({ isReady: false }, layout));
    expect(mainBrandLine(page)).toEqual([true]);
    await rerender(withTheme({ isReady: false, shown: () => shown }, layout));
    expect(mainBrandLine(page)).toEqual([false]);
  });

  it('has its name beside a small picture, which may be a sign alone', async () => {
    const mobileUrl = 'https://images.test/acme-small.svg';
    const { page, rerender } = await renderView(logoWith({ ...acme, mobileUrl }));
    expect(page.textContent).toBe('Acme Travel');
    await rerender(logoWith({}));
    expect(page.textContent).toBe('');
  });
});
