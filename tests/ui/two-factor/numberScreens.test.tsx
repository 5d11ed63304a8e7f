import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { phoneCountries } from '#domain/system/phoneCountries.ts';
import type { SystemFields } from '#domain/system/systemFields.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { makeTwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { renderApp, type RenderedApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed, inputNamed } from '#tests/ui/renderView.tsx';

// Because: the app waits ten seconds for the script of a screen, which an idle machine reads at once and a busy one does not.
await import('#ui/two-factor/NumberScreen.tsx');

type Path = '/2fa/phone-validation' | '/2fa/choose-number' | '/2fa/add-number';

/** Signs in, and opens the screen that this leads to. */
const open = async (name: string, at: Path): Promise<RenderedApp> => {
  const app = await makeTwoFactorTestApp(name);
  expect(await app.signIn()).toBe(at);
  return renderApp(app, at);
};

/** The choices, with a mark at the chosen one. */
const choices = ({ page }: RenderedApp): ReadonlyArray<string> =>
  [...page.querySelectorAll<HTMLInputElement>('main input[type="radio"]')].map(({ checked, labels }) =>
    `${checked ? '* ' : ''}${labels?.[0]?.textContent ?? ''}`.trim(),
  );

it.each([
  ['sms2fa', ['* Text message', 'Phone call']],
  ['whatsapp2fa', ['* Text message', 'Phone call', 'WhatsApp']],
  ['landline2fa', ['* Phone call']],
])('the channel of a code of %s is one of %j', async (name, offered) => {
  const shown = await open(name, '/2fa/phone-validation');
  expect(choices(shown)).toEqual(offered);
  expect(shown.page.textContent?.includes('we can only call it')).toBe(name === 'landline2fa');
});

it('the choice among the numbers of linked accounts has no default, and says so where none is chosen', async () => {
  const shown = await open('choose2fa', '/2fa/choose-number');
  const offered = choices(shown);
  expect(offered.length).toBeGreaterThan(1);
  expect(offered.filter((label) => label.startsWith('*'))).toEqual([]);
  expect(shown.page.textContent).toContain('+44 •••• ••0106');
  await shown.act(() => controlNamed(shown.page, 'Continue').click());
  await waitForScreen(shown, '/2fa/choose-number', () =>
    expect(document.activeElement?.textContent).toContain('Choose a phone number'),
  );
});

const countryOf = ({ page }: Pick<RenderedApp, 'page'>): HTMLSelectElement => {
  const found = page.querySelector<HTMLSelectElement>('select[name="country"]');
  if (found === null) throw new Error('There is no list of countries.');
  return found;
};

const textsOf = (select: HTMLSelectElement): ReadonlyArray<string> => [...select.options].map(({ text }) => text);

/** Opens the form of a first number, where the service offers these countries once `release` is called. */
const openOffering = async (...offered: ReadonlyArray<readonly [country: string, code: string]>) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const phones = phoneCountries([{ id: 'phoneCountries', options: offered.map(([value, text]) => ({ value, text })) }]);
  const app = makeTestApp({
    replace: ({ systemFields }) => ({
      systemFields: {
        fetch: (query) => async () => {
          await released;
          return E.map((fields: SystemFields) => ({ ...fields, phoneCountries: phones }))(
            await systemFields.fetch(query)(),
          );
        },
      },
    }),
  });
  await app.useCases.signIn.submit({ email: 'setup2fa@sandbox.test', password: seedPassword })();
  const shown = await renderApp(app, '/2fa/add-number');
  await waitForScreen(shown, '/2fa/add-number', () => expect(countryOf(shown)).toBeTruthy());
  return { shown, release: () => shown.act(() => release()) };
};

describe('the countries of a number', () => {
  it('are those of the phone library until the service lists some, which changes nothing of what was entered', async () => {
    const { shown, release } = await openOffering(['GB', '44'], ['FR', '33'], ['FR', '262']);
    const country = countryOf(shown);
    expect(country.labels[0]?.textContent).toBe('Country code');
    expect(country.getAttribute('autocomplete')).toBe('tel-country-code');
    expect(country.options.length).toBeGreaterThan(200);
    expect([country.value, country.selectedOptions[0]?.text]).toEqual(['GB', 'United Kingdom (+44)']);
    await shown.act(() => {
      inputNamed(shown.page, 'number').value = '06 12 34 56 78';
      country.value = 'FR';
    });
    await release();
    await waitForScreen(shown, '/2fa/add-number', () => expect(country.options.length).toBe(2));
    expect(textsOf(countryOf(shown))).toEqual(['France (+262)', 'United Kingdom (+44)']);
    expect([country.value, inputNamed(shown.page, 'number').value]).toEqual(['FR', '06 12 34 56 78']);
  }, 30_000);

  it('leave none chosen where the chosen one is not among them, and the page asks for one', async () => {
    const { shown, release } = await openOffering(['DE', '49'], ['FR', '33']);
    await release();
    await waitForScreen(shown, '/2fa/add-number', () => expect(countryOf(shown).options.length).toBe(2));
    expect(countryOf(shown).value).toBe('');
    await shown.act(() => {
      inputNamed(shown.page, 'number').value = '0151 23456789';
      controlNamed(shown.page, 'Continue').click();
    });
    await waitForScreen(shown, '/2fa/add-number', () =>
      expect(shown.page.querySelector('#country-error')?.textContent).toBe('Choose a country code'),
    );
    expect(countryOf(shown).getAttribute('aria-invalid')).toBe('true');
  }, 30_000);

  it.each([
    ['FR', '06 12 34 56 78', '+33612345678'],
    ['GB', '+33 6 12 34 56 78', '+33612345678'],
  ])(
    'count as the browser fills them in, with %s and %s, also where it tells nobody',
    async (country, number, sent) => {
      const app = await makeTwoFactorTestApp('setup2fa');
      await app.signIn();
      const shown = await renderApp(app, '/2fa/add-number');
      await waitForScreen(shown, '/2fa/add-number', () => expect(countryOf(shown)).toBeTruthy());
      await shown.act(() => {
        inputNamed(shown.page, 'number').value = number;
        countryOf(shown).value = country;
        controlNamed(shown.page, 'Continue').click();
      });
      await waitForScreen(shown, '/2fa/phone-validation');
      expect(app.twoFactor().phone).toMatchObject({ number: sent });
    },
  );

  it('follow a number with a calling code that is pasted, filled in or left, and no other number', async () => {
    const shown = await open('setup2fa', '/2fa/add-number');
    await waitForScreen(shown, '/2fa/add-number', () => expect(countryOf(shown)).toBeTruthy());
    const number = inputNamed(shown.page, 'number');
    const enter = (text: string, event: Event): Promise<void> =>
      shown.act(() => {
        number.value = text;
        number.dispatchEvent(event);
      });
    const fields = (): ReadonlyArray<string> => [countryOf(shown).value, number.value];
    await enter('+1 416 555 0123', new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    expect(fields()).toEqual(['CA', '(416) 555-0123']);
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

const refusals = [
  ['', 'Enter your phone number'],
  ['abc', 'Enter a phone number, like 07700 900123'],
  ['0770', 'This phone number is too short'],
  ['07700 900123 456789', 'This phone number is too long'],
  ['+979 123 456 789', "We can't send codes to numbers with this country code"],
  ['+1 212 555 0123 ext. 7', 'Enter a phone number, like 07700 900123'],
  ['+1 123 456 7890', 'Enter a phone number, like 07700 900123'],
  ['070 1234 5678', "We can't send codes to this kind of number"],
  ['0800 123 4567', "We can't confirm this number"],
] as const;

it('a number that cannot get a code stays in its field, with words that say why', async () => {
  const shown = await open('setup2fa', '/2fa/add-number');
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
