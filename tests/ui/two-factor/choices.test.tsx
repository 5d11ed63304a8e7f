import { describe, expect, it } from 'vitest';
import { makeTwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';
import { renderApp, type RenderedApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed } from '#tests/ui/renderView.tsx';

/** Signs in, and opens the screen that this leads to. */
const open = async (name: string, at: '/2fa/phone-validation' | '/2fa/choose-number'): Promise<RenderedApp> => {
  const app = await makeTwoFactorTestApp(name);
  expect(await app.signIn()).toBe(at);
  return renderApp(app, at);
};

/** The choices, with a mark at the chosen one. */
const choices = ({ page }: RenderedApp): ReadonlyArray<string> =>
  [...page.querySelectorAll<HTMLInputElement>('main input[type="radio"]')].map(
    ({ checked, labels }) => `${checked ? '* ' : ''}${labels?.[0]?.textContent ?? ''}`,
  );

describe('the channel of a code', () => {
  it.each([
    ['sms2fa', ['* Text message', 'Phone call']],
    ['whatsapp2fa', ['* Text message', 'Phone call', 'WhatsApp']],
    ['landline2fa', ['* Phone call']],
  ])('of %s is one of %j', async (name, offered) => {
    const shown = await open(name, '/2fa/phone-validation');
    expect(choices(shown).map((label) => label.trim())).toEqual(offered);
    expect(shown.page.textContent?.includes('we can only call it')).toBe(name === 'landline2fa');
  });
});

describe('the choice among the numbers of linked accounts', () => {
  it('has no default, and says so where none is chosen', async () => {
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
});
