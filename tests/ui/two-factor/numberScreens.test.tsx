import { expect, it } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';
import { renderApp, type RenderedApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed, descriptionOf, inputNamed } from '#tests/ui/renderView.tsx';

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
    expect(descriptionOf(document.activeElement?.closest('fieldset') ?? null)).toBe('Choose a phone number'),
  );
});

it('two numbers that look alike, of accounts of one name, are told apart by the ends of the ids of the accounts', async () => {
  const app = await makeTwoFactorTestApp('alike');
  const linked = (name: string, mobilePhone: string) => ({
    name,
    accountType: 'Personal' as const,
    mobileNumber: { mobilePrefix: '44', mobilePhone },
  });
  app.engine.createAccount({
    email: 'alike@sandbox.test',
    password: seedPassword,
    accountType: 'Personal',
    twoFactor: 'Required',
    twoFactorStatus: 'SetupRequired',
    linked: [
      linked('Rosa Alike', '7700900106'),
      linked('Rosa Alike', '7700910106'),
      linked('Rosa Other', '7700920106'),
    ],
  });
  expect(await app.signIn()).toBe('/2fa/choose-number');
  const [first = '', second = ''] = app.ports.session
    .get()
    .twoFactor.linkedNumbers.map((one) => one.profileId.slice(-4));
  expect(choices(await renderApp(app, '/2fa/choose-number'))).toEqual([
    `+44 •••• ••0106ending in 0106Rosa Alike Account ending in ${first}`,
    `+44 •••• ••0106ending in 0106Rosa Alike Account ending in ${second}`,
    '+44 •••• ••0106ending in 0106Rosa Other',
  ]);
});

const refusals = [
  ['', 'Enter your phone number'],
  ['abc', 'Enter a phone number, like 07700 900123'],
  ['0770', 'This phone number is too short'],
  ['07700 900123 456789', 'This phone number is too long'],
  ['+1 123 456 7890', 'Enter a phone number, like 07700 900123'],
  ['+979 123 456 789', "We can't send codes to numbers with this country code"],
  ['+1 212 555 0123 ext. 7', 'Enter a phone number, like 07700 900123'],
  ['070 1234 5678', "We can't send codes to this kind of number"],
  ['0800 123 4567', "We can't confirm this number"],
] as const;

it('a number that cannot get a code stays in its field, with words that say why', async () => {
  const shown = await open('setup2fa', '/2fa/add-number');
  const number = (): HTMLInputElement => inputNamed(shown.page, 'number');
  await waitForScreen(shown, '/2fa/add-number', () => expect(number()).toBeTruthy());
  for (const [typed, words] of refusals) {
    await shown.act(() => {
      number().value = typed;
      controlNamed(shown.page, 'Continue').click();
    });
    await waitForScreen(shown, '/2fa/add-number', () => expect(descriptionOf(number())).toContain(words));
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect(document.activeElement?.textContent).toContain(words);
    expect(number().value).toBe(typed);
  }
}, 30_000);
