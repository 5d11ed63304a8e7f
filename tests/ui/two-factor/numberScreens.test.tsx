import { expect, it } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTwoFactorTestApp, type TwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';
import { renderApp, type RenderedApp } from '#tests/ui/renderApp.tsx';
import { descriptionOf, inputNamed, textsOf } from '#tests/ui/renderView.tsx';

// Because: the app waits ten seconds for the script of a screen, which an idle machine reads at once and a busy one does not.
await import('#ui/two-factor/NumberScreen.tsx');

/** Signs in, and opens the screen that this leads to. */
const open = async (name: string, prepare: (app: TwoFactorTestApp) => void = () => undefined) => {
  const app = await makeTwoFactorTestApp(name);
  prepare(app);
  return { app, ...(await renderApp(app, await app.signIn())) };
};

/** The choices, with a mark at the chosen one. */
const choices = ({ page }: Pick<RenderedApp, 'page'>): ReadonlyArray<string> =>
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
  const { app, ...shown } = await open('alike', ({ engine }) => {
    engine.createAccount({
      email: 'alike@sandbox.test',
      password: seedPassword,
      accountType: 'Personal',
      twoFactor: 'Required',
      twoFactorStatus: 'SetupRequired',
      linked: ['7700900106', '7700910106'].map((mobilePhone) => ({
        name: 'Rosa Alike',
        accountType: 'Personal',
        mobileNumber: { mobilePrefix: '44', mobilePhone },
      })),
    });
  });
  const ends = app.twoFactor().linkedNumbers.map(({ profileId }) => profileId.slice(-4));
  expect(choices(shown)).toEqual(ends.map((end) => `+44 •••• ••0106ending in 0106Rosa Alike Account ending in ${end}`));
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

const another = 'Use a different account';

/** The words of the buttons and links of the form. */
const ways = (page: HTMLElement): ReadonlyArray<string> => textsOf(page, 'main form :is(button, a)');

it.each([
  ['setup2fa', '/2fa/add-number'],
  ['review2fa', '/2fa/review-number'],
  ['choose2fa', '/2fa/choose-number'],
] as const)('"Use a different account" signs %s out at %s', async (name, at) => {
  const { app, page, press, until } = await open(name);
  await until(at, () => expect(ways(page)).toContain(another));
  await press(another);
  await until('/signin');
  expect(app.twoFactor().requirement).toBe('None');
});

it('the page of a code leads back to the channels, where the way to another number is, also where only one is offered', async () => {
  const app = await makeTwoFactorTestApp('setup2fa');
  await app.signIn();
  await app.enterNumber('020 7946 0155');
  await app.sendCode('call');
  const { page, press, until } = await renderApp(app, '/2fa/verify-number');
  await until('/2fa/verify-number', () => expect(ways(page)).toEqual(['Confirm', 'Try another way']));
  await press('Try another way');
  const onward = ['Send code', 'Change phone number', another];
  await until('/2fa/phone-validation', () => expect(ways(page)).toEqual(onward));
  expect(page.querySelectorAll('input[name="channel"]')).toHaveLength(1);
});
