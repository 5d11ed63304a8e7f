import { describe, expect, it, vi } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { controlNamed, renderView } from '#tests/ui/renderView.tsx';
import { stubReload } from '#tests/ui/stubReload.ts';
import { withUseCases } from '#tests/ui/withUseCases.tsx';
import { LanguageNotice } from '#ui/footer/LanguageNotice.tsx';
import { LanguageContext } from '#ui/start/language.tsx';

const { reload, serverAnswers } = stubReload();
const nothing = (): Promise<void> => Promise.resolve();

const footerOf = ({ useCases }: TestApp, failed: Locale | null) =>
  withUseCases(
    useCases,
    <LanguageContext value={{ change: nothing, failed }}>
      <footer>
        <div id="appearance" />
      </footer>
      <LanguageNotice />
    </LanguageContext>,
  );

/** Opens a footer after a language could not be loaded, and presses "Try again". */
const pressTryAgain = async () => {
  const app = makeTestApp();
  const view = await renderView(footerOf(app, 'fr-FR'));
  const button = controlNamed(view.page, 'Try again');
  button.focus();
  await view.act(() => button.click());
  return { ...view, app, button, alert: () => view.page.querySelector('footer [role="alert"]')?.textContent };
};

const text = "We can't reach our service. Check your internet connection, then try again.";

describe('the notice of a language that could not be loaded', () => {
  it('appears with its text, and ends with the next choice', async () => {
    const app = makeTestApp();
    const { page, rerender } = await renderView(footerOf(app, null));
    const alert = (): string | undefined => page.querySelector('footer [role="alert"]')?.textContent;
    expect(alert()).toBeUndefined();
    await rerender(footerOf(app, 'fr-FR'));
    expect(alert()).toBe(text);
    await rerender(footerOf(app, null));
    expect([alert(), page.querySelector('button')]).toEqual([undefined, null]);
  });

  it('reloads the page in the chosen language when the server answers', async () => {
    const { app, button, alert } = await pressTryAgain();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(app.ports.cookies.read('ACCOUNT_LOCALE')).toBe('fr-FR');
    expect(app.ports.cookies.read('NEXT_LOCALE')).toBe('fr-FR');
    expect([alert(), button.getAttribute('aria-busy')]).toEqual([undefined, 'true']);
  });

  it('is announced again, without losing the focus, when the server does not answer', async () => {
    serverAnswers.mockRejectedValue(new TypeError('no network'));
    const { button, alert } = await pressTryAgain();
    expect(reload).not.toHaveBeenCalled();
    expect([alert(), button.getAttribute('aria-busy')]).toEqual([text, null]);
    expect(document.activeElement).toBe(button);
  });
});
