import { expect, it } from 'vitest';
import { makeTwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';
import { sentByText } from '#tests/ui/code/sentByText.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { renderApp } from '#tests/ui/renderApp.tsx';
import { inputNamed, textsOf } from '#tests/ui/renderView.tsx';

// Because: the app waits ten seconds for the script of a screen, which an idle machine reads at once and a busy one does not.
await import('#ui/two-factor/NumberScreen.tsx');

const another = 'Use a different account';

/** The words of the buttons and links of the form. */
const ways = (page: HTMLElement): ReadonlyArray<string> => textsOf(page, 'main form :is(button, a)');

it.each([
  ['setup2fa', '/2fa/add-number'],
  ['review2fa', '/2fa/review-number'],
  ['choose2fa', '/2fa/choose-number'],
] as const)('"Use a different account" signs %s out at %s', async (name, at) => {
  const app = await makeTwoFactorTestApp(name);
  await app.signIn();
  const { page, press, until } = await renderApp(app, at);
  await until(at, () => expect(ways(page)).toContain(another));
  await press(another);
  await until('/signin');
  expect(app.twoFactor().requirement).toBe('None');
});

it('"Use a different account" leaves the page as it is until sign-in is there, and the form sends nothing meanwhile', async () => {
  const { opened, open } = gate();
  const app = await makeTwoFactorTestApp('sms2fa', ({ signOut }) => ({ signOut: () => opened.then(signOut) }));
  await app.signIn();
  const { page, press, until } = await renderApp(app, '/2fa/phone-validation');
  await until('/2fa/phone-validation', () => expect(ways(page)).toContain(another));
  const main = (): ReadonlyArray<string> => textsOf(page, 'main');
  const [words, made] = [main(), app.made('requestTwoFactor')];
  await press(another);
  await press('Send code');
  expect([app.twoFactor().phone._tag, app.made('requestTwoFactor'), main()]).toEqual(['Absent', made, words]);
  open();
  await until('/signin');
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

it('a code that a text message brings fills the field and does not send itself; each sent code is waited for', async () => {
  const at = '/2fa/verify-number';
  /** Each hears one message. */
  const listeners = new Set<(code: string) => void>();
  const listen = (onCode: (code: string) => void) => {
    listeners.add(onCode);
    return () => void listeners.delete(onCode);
  };
  const app = await sentByText('sms2fa', undefined, { smsCodes: { listen } });
  app.advance(31_000);
  const { page, act, press, until } = await renderApp(app, at);
  const code = inputNamed(page, 'code');
  const receive = (): Promise<void> =>
    act(() => {
      const waiting = [...listeners];
      listeners.clear();
      waiting.forEach((tell) => tell(app.newest()));
    });
  await receive();
  expect([code.value, app.made('verifyTwoFactor'), listeners.size]).toEqual([app.newest(), 0, 0]);
  await press('Send a new code');
  await until(at, () => expect([code.value, listeners.size]).toEqual(['', 1]));
  await receive();
  await press('Confirm');
  await until(at, () => expect([app.made('verifyTwoFactor'), listeners.size]).toEqual([1, 0]));
});

it('"Remember this browser" says when to tick it', async () => {
  const { page } = await renderApp(await sentByText(), '/2fa/verify-number');
  const textOf = (attribute: string): string | undefined =>
    document.getElementById(page.querySelector('#rememberBrowser')?.getAttribute(attribute) ?? '')?.textContent;
  expect(['aria-labelledby', 'aria-describedby'].map(textOf)).toEqual([
    'Remember this browser',
    'Only on a device of your own.',
  ]);
});
