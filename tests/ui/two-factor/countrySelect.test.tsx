import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { describe, expect, it } from 'vitest';
import { phoneCountries } from '#domain/system/phoneCountries.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderApp, type RenderedApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed, descriptionOf, inputNamed } from '#tests/ui/renderView.tsx';

// Because: the app waits ten seconds for the script of a screen, which an idle machine reads at once and a busy one does not.
await import('#ui/two-factor/NumberScreen.tsx');

const countryOf = ({ page }: Pick<RenderedApp, 'page'>): HTMLSelectElement => {
  const found = page.querySelector<HTMLSelectElement>('select[name="country"]');
  if (found === null) throw new Error('There is no list of countries.');
  return found;
};

/** What the closed list shows where it is too narrow for a name. */
const shortOf = ({ nextElementSibling }: HTMLSelectElement): string => nextElementSibling?.textContent ?? '';

const choose = (select: HTMLSelectElement, country: string): void => {
  select.value = country;
  select.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Shows the form of a first number; the service lists the countries once `release` is called. */
const openForm = async (options: ReadonlyArray<{ readonly value: string; readonly text: string }> = []) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const listed = phoneCountries([{ id: 'phoneCountries', options }]);
  const app = makeTestApp({
    replace: ({ systemFields: { fetch } }) => ({
      systemFields: {
        fetch: (query) =>
          pipe(
            TE.fromTask(() => released),
            TE.flatMap(() => fetch(query)),
            TE.map((fields) => ({ ...fields, phoneCountries: listed })),
          ),
      },
    }),
  });
  await app.useCases.signIn.submit({ email: 'setup2fa@sandbox.test', password: seedPassword })();
  const shown = await renderApp(app, '/2fa/add-number');
  await waitForScreen(shown, '/2fa/add-number', () => expect(countryOf(shown)).toBeTruthy());
  const rendered = { number: inputNamed(shown.page, 'number'), country: countryOf(shown) };
  return { ...rendered, shown, session: app.session, release: () => shown.act(() => release()) };
};

describe('the countries of a number', () => {
  it('are those of the phone library until the service lists some, which changes nothing of what was entered', async () => {
    const { shown, release, country, number } = await openForm([
      { value: 'GB', text: '44' },
      { value: 'FR', text: '33' },
      { value: 'FR', text: '262' },
    ]);
    expect(country.labels[0]?.textContent).toBe('Country code');
    expect(country.getAttribute('autocomplete')).toBe('tel-country-code');
    expect(country.options.length).toBeGreaterThan(200);
    expect([country.value, country.selectedOptions[0]?.text]).toEqual(['GB', 'United Kingdom (+44)']);
    expect(shortOf(country)).toBe('GB +44');
    await shown.act(() => {
      number.value = '06 12 34 56 78';
      choose(country, 'FR');
    });
    await release();
    await waitForScreen(shown, '/2fa/add-number', () => expect(country.options.length).toBe(2));
    expect([...country.options].map(({ text }) => text)).toEqual(['France (+33)', 'United Kingdom (+44)']);
    expect([country.value, number.value, shortOf(country)]).toEqual(['FR', '06 12 34 56 78', 'FR +33']);
  }, 30_000);

  it('leave none chosen where the chosen one is not among them, and the page asks for one', async () => {
    const { shown, release, country, number } = await openForm([{ value: 'DE', text: '49' }]);
    await release();
    await waitForScreen(shown, '/2fa/add-number', () => expect(country.options.length).toBe(1));
    expect(country.value).toBe('');
    await shown.act(() => {
      number.value = '0151 23456789';
      controlNamed(shown.page, 'Continue').click();
    });
    await waitForScreen(shown, '/2fa/add-number', () => expect(descriptionOf(country)).toBe('Choose a country code'));
    expect([country.getAttribute('aria-invalid'), shortOf(country)]).toEqual(['true', '']);
  }, 30_000);

  it.each([
    ['FR', '06 12 34 56 78', '+33612345678'],
    ['GB', '+33 6 12 34 56 78', '+33612345678'],
  ])('count as the browser fills them in, with %s and %s, also where it tells nobody', async (filled, typed, sent) => {
    const { shown, session, country, number } = await openForm();
    await shown.act(() => {
      number.value = typed;
      country.value = filled;
      controlNamed(shown.page, 'Continue').click();
    });
    await waitForScreen(shown, '/2fa/phone-validation');
    expect(session().twoFactor.phone).toMatchObject({ number: sent });
  });

  it('follow a number with a calling code that is pasted, filled in or left, and no other number', async () => {
    const { shown, country, number } = await openForm();
    const enter = (text: string, event: Event): Promise<void> =>
      shown.act(() => {
        number.value = text;
        number.dispatchEvent(event);
      });
    const fields = (): ReadonlyArray<string> => [country.value, number.value];
    await enter('+1 416 555 0123', new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    expect(fields()).toEqual(['CA', '(416) 555-0123']);
    expect(shortOf(country)).toBe('CA +1');
    await enter('+44 7797 712345', new Event('input', { bubbles: true }));
    expect(fields()).toEqual(['JE', '07797 712345']);
    await enter('+33612345678', new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    expect(fields()).toEqual(['JE', '+33612345678']);
    await shown.act(() => void number.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(fields()).toEqual(['FR', '06 12 34 56 78']);
    for (const other of ['07700 900123', '+979 123 456 789', '+1 212 555 0123 x7', '+1 123 456 7890']) {
      await enter(other, new Event('input', { bubbles: true }));
      expect(fields()).toEqual(['FR', other]);
    }
  });
});
