import { expect, it } from 'vitest';
import { makeTwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';
import { renderApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed, inputNamed } from '#tests/ui/renderView.tsx';

// Because: the app waits ten seconds for the script of a screen, which an idle machine reads at once and a busy one does not.
await Promise.all([import('#ui/two-factor/country-field/CountryField.tsx'), import('#ui/two-factor/NumberScreen.tsx')]);

const refusals = [
  ['', 'Enter your phone number'],
  ['abc', 'Enter a phone number, like 07700 900123'],
  ['0770', 'This phone number is too short'],
  ['07700 900123 456789', 'This phone number is too long'],
  ['070 1234 5678', "We can't send codes to this kind of number"],
  ['0800 123 4567', "We can't confirm this number"],
] as const;

it('a number that cannot get a code stays in its field, with words that say why', async () => {
  const app = await makeTwoFactorTestApp('setup2fa');
  await app.signIn();
  const shown = await renderApp(app, '/2fa/add-number');
  const number = (): HTMLInputElement => inputNamed(shown.page, 'number');
  await waitForScreen(shown, '/2fa/add-number', () => expect(number()).toBeTruthy());
  const description = (): string =>
    (number().getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  for (const [typed, words] of refusals) {
    await shown.act(() => {
      number().value = typed;
      controlNamed(shown.page, 'Continue').click();
    });
    await waitForScreen(shown, '/2fa/add-number', () => expect(description()).toContain(words));
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect(document.activeElement?.textContent).toContain(words);
    expect(number().value).toBe(typed);
  }
}, 30_000);
