import { expect, it } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTwoFactorTestApp, type TwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';
import { renderApp, type RenderedApp } from '#tests/ui/renderApp.tsx';
import { descriptionOf, inputNamed } from '#tests/ui/renderView.tsx';

// Because: the app waits ten seconds for the script of a screen, which an idle machine reads at once and a busy one does not.
await import('#ui/two-factor/NumberScreen.tsx');

/** Signs in, and opens the screen that this leads to. */
const open = async (name: string, prepare: (app: TwoFactorTestApp) => void = () => undefined): Promise<RenderedApp> => {
  const app = await makeTwoFactorTestApp(name);
  prepare(app);
  return renderApp(app, await app.signIn());
};

/** The choices, with a mark at the chosen one. */
const choices = ({ page }: RenderedApp): ReadonlyArray<string> =>
  [...page.querySelectorAll<HTMLInputElement>('main input[type="radio"]')].map(
    ({ checked, labels }) => `${checked ? '* ' : ''}${labels?.[0]?.textContent.trim() ?? ''}`,
  );

it.each([
  ['sms2fa', ['* Text message', 'Phone call']],
  ['whatsapp2fa', ['* Text message', 'Phone call', 'WhatsApp']],
  ['landline2fa', ['* Phone call']],
])('the channel of a code of %s is one of %j', async (name, offered) => {
  const shown = await open(name);
  expect(choices(shown)).toEqual(offered);
  expect(shown.page.textContent.includes('we can only call it')).toBe(name === 'landline2fa');
});

it('the choice among numbers has no default, and tells those that look alike apart by the ends of the ids of their accounts', async () => {
  let ends = (): ReadonlyArray<string> => [];
  const shown = await open('alike', ({ engine, twoFactor }) => {
    ends = () => twoFactor().linkedNumbers.map(({ profileId }) => profileId.slice(-4));
    engine.createAccount({
      email: 'alike@sandbox.test',
      password: seedPassword,
      accountType: 'Personal',
      twoFactor: 'Required',
      twoFactorStatus: 'SetupRequired',
      linked: [
        ['Rosa Alike', '7700900106'],
        ['Rosa Alike', '7700910106'],
        ['Rosa Other', '7700920106'],
      ].map(([name = '', mobilePhone = '']) => ({
        name,
        accountType: 'Personal',
        mobileNumber: { mobilePrefix: '44', mobilePhone },
      })),
    });
  });
  expect(choices(shown)).toEqual([
    `+44 •••• ••0106ending in 0106Rosa Alike Account ending in ${ends()[0]}`,
    `+44 •••• ••0106ending in 0106Rosa Alike Account ending in ${ends()[1]}`,
    '+44 •••• ••0106ending in 0106Rosa Other',
  ]);
  await shown.press('Continue');
  await shown.until('/2fa/choose-number', () =>
    expect(descriptionOf(document.activeElement?.closest('fieldset') ?? null)).toBe('Choose a phone number'),
  );
});

it('a number that cannot get a code stays in its field, with words that say why', async () => {
  const { page, type, press, until } = await open('setup2fa');
  const number = inputNamed(page, 'number');
  for (const [text, words] of [
    ['', 'Enter your phone number'],
    ['abc', 'Enter a phone number, like 07700 900123'],
    ['0770', 'This phone number is too short'],
    ['07700 900123 456789', 'This phone number is too long'],
    ['+979 123 456 789', "We can't send codes to numbers with this country code"],
    ['070 1234 5678', "We can't send codes to this kind of number"],
    ['0800 123 4567', "We can't confirm this number"],
  ] as const) {
    await type({ number: text });
    await press('Continue');
    await until('/2fa/add-number', () => expect(descriptionOf(number)).toContain(words));
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect([document.activeElement?.textContent, number.value]).toEqual([expect.stringContaining(words), text]);
  }
}, 30_000);
