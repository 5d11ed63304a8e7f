import { expect, it } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { inputNamed } from '#tests/ui/renderView.tsx';

// Because: the app waits ten seconds for the script of a screen, which an idle machine reads at once and a busy one does not.
await Promise.all([import('#ui/two-factor/country-field/CountryField.tsx'), import('#ui/two-factor/NumberScreen.tsx')]);

it('names of countries that load late change nothing of what was typed', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const app = makeTestApp({
    replace: ({ systemFields }) => ({
      systemFields: { fetch: (query) => () => released.then(() => systemFields.fetch(query)()) },
    }),
  });
  await app.useCases.signIn.submit({ email: 'setup2fa@sandbox.test', password: seedPassword })();
  const shown = await renderApp(app, '/2fa/add-number');
  const { page, act } = shown;
  const country = (): HTMLInputElement | null => page.querySelector('#country');
  await waitForScreen(shown, '/2fa/add-number', () => expect(country()?.value).toContain('+44'));
  await act(() => {
    inputNamed(page, 'number').value = '07700 900123';
    const field = country();
    if (field === null) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'fra');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(country()?.value).toBe('fra');
  await act(release);
  await waitForScreen(shown, '/2fa/add-number');
  expect([country()?.value, inputNamed(page, 'number').value]).toEqual(['fra', '07700 900123']);
}, 30_000);
