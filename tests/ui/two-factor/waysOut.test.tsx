import { describe, expect, it, vi } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { makeTwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';
import { renderApp, type RenderedApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed } from '#tests/ui/renderView.tsx';

// Because: the app waits ten seconds for the script of a screen, which an idle machine reads at once and a busy one does not.
await import('#ui/two-factor/NumberScreen.tsx');

const another = 'Use a different account';

const press = ({ page, act }: RenderedApp, label: string): Promise<void> =>
  act(() => controlNamed(page, label).click());

/** The words of the buttons and links of the form. */
const waysOf = ({ page }: RenderedApp): ReadonlyArray<string> =>
  [...page.querySelectorAll('main form button, main form a')].map(({ textContent }) => textContent);

describe('"Use a different account"', () => {
  it.each<[string, RoutePath]>([
    ['setup2fa', '/2fa/add-number'],
    ['review2fa', '/2fa/review-number'],
    ['review2fa', '/2fa/change-number'],
    ['choose2fa', '/2fa/choose-number'],
    ['sms2fa', '/2fa/phone-validation'],
  ])('signs %s out at %s', async (name, at) => {
    const app = await makeTwoFactorTestApp(name);
    await app.signIn();
    const shown = await renderApp(app, at);
    await waitForScreen(shown, at, () => expect(waysOf(shown)).toContain(another));
    await press(shown, another);
    await waitForScreen(shown, '/signin');
    expect(app.session().twoFactor.requirement).toBe('None');
  });

  it('leaves the page as it is until sign-in is there, and the form sends nothing meanwhile', async () => {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const app = await makeTwoFactorTestApp('sms2fa', ({ signOut }) => ({ signOut: () => ended.then(signOut) }));
    await app.signIn();
    const shown = await renderApp(app, '/2fa/phone-validation');
    await waitForScreen(shown, '/2fa/phone-validation', () => expect(waysOf(shown)).toContain(another));
    const main = (): string => shown.page.querySelector('main')?.textContent ?? '';
    const [words, made] = [main(), app.made('requestTwoFactor')];
    await press(shown, another);
    await press(shown, 'Send code');
    expect([app.session().twoFactor.phone._tag, app.made('requestTwoFactor')]).toEqual(['Absent', made]);
    expect(main()).toBe(words);
    end();
    await waitForScreen(shown, '/signin');
  });
});

describe('the page of a code', () => {
  it('leads back to the channels, where the way to another number is, also where only one channel is offered', async () => {
    const app = await makeTwoFactorTestApp('setup2fa');
    await app.signIn();
    await app.enterNumber('020 7946 0155');
    await app.sendCode('call');
    const shown = await renderApp(app, '/2fa/verify-number');
    await waitForScreen(shown, '/2fa/verify-number', () =>
      expect(waysOf(shown)).toEqual(['Confirm', 'Try another way']),
    );
    await press(shown, 'Try another way');
    await waitForScreen(shown, '/2fa/phone-validation', () =>
      expect(waysOf(shown)).toEqual(['Send code', 'Change phone number', another]),
    );
    expect(shown.page.querySelectorAll('input[name="channel"]')).toHaveLength(1);
  });

  it('says at "Remember this browser" when to tick it', async () => {
    const app = await makeTwoFactorTestApp('sms2fa');
    await app.signIn();
    await app.sendCode();
    const { page } = await renderApp(app, '/2fa/verify-number');
    const textOf = (attribute: string): string | undefined =>
      document.getElementById(page.querySelector('#rememberBrowser')?.getAttribute(attribute) ?? '')?.textContent;
    await vi.waitFor(() => expect(textOf('aria-labelledby')).toBe('Remember this browser'));
    expect(textOf('aria-describedby')).toBe('Only on a device of your own.');
  });
});
