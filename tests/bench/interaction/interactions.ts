import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';

/** What a person does on a screen; the figures of each kind are reported on their own. */
export const interactionKinds = [
  'typing an email',
  'typing a password',
  'typing a password with rules',
  'typing a code',
  'typing another text',
  'showing the password',
  'choosing a country',
  'switching language',
  'sending',
] as const;

/** One kind of interaction. */
export type InteractionKind = (typeof interactionKinds)[number];

/** Runs inputs of one kind; `count` is how many keys and presses they are. */
export type Act = (kind: InteractionKind, count: number, inputs: () => Promise<void>) => Promise<void>;

const pauseMs = 120;

/** How long a finger stays on what it presses. */
const pressMs = 80;

const press = (target: Locator): Promise<void> => target.click({ delay: pressMs });

const texts: { readonly [Kind in InteractionKind]?: string } = {
  'typing an email': 'ada@example.test',
  'typing a password': seedPassword,
  'typing a password with rules': 'Brand-new-horse-1',
  // Because: five digits are no code, so nothing is sent.
  'typing a code': '12345',
  'typing another text': '770090',
};

const kindOf = async (field: Locator): Promise<InteractionKind> => {
  const type = await field.getAttribute('type');
  const autocomplete = await field.getAttribute('autocomplete');
  if (autocomplete === 'username') return 'typing an email';
  if (autocomplete === 'new-password') return 'typing a password with rules';
  if (type === 'password') return 'typing a password';
  return autocomplete === 'one-time-code' ? 'typing a code' : 'typing another text';
};

const type = async (page: Page, field: Locator, text: string): Promise<void> => {
  await press(field);
  await page.keyboard.press('ControlOrMeta+a');
  for (const letter of text) {
    await page.keyboard.press(letter);
    await wait(pauseMs);
  }
};

const fields = 'input:is([type="password"], [type="text"], [type="tel"], [type="search"])';

const typeIntoFields = async (page: Page, act: Act): Promise<void> => {
  for (const field of await page.locator(`${fields}:not([readonly])`).all()) {
    if (!(await field.isVisible())) continue;
    const kind = await kindOf(field);
    const text = texts[kind] ?? '';
    await act(kind, text.length + 2, () => type(page, field, text));
  }
};

const showPasswords = async (page: Page, act: Act): Promise<void> => {
  for (const button of await page.getByRole('button', { name: 'Show password' }).all()) {
    await act('showing the password', 2, async () => {
      await press(button);
      await wait(pauseMs);
      await press(page.getByRole('button', { name: 'Hide password' }).first());
    });
  }
};

const chooseCountry = async (page: Page, act: Act): Promise<void> => {
  const list = page.getByRole('combobox', { name: 'Country code' });
  if (!(await list.isVisible())) return;
  await list.focus();
  await act('choosing a country', 1, () => page.keyboard.press('ArrowDown'));
};

const switchLanguage = async (page: Page, act: Act): Promise<void> => {
  const select = page.locator('#language');
  if (!(await select.isVisible())) return;
  await select.focus();
  for (const key of ['ArrowDown', 'ArrowUp']) {
    await act('switching language', 1, async () => {
      await page.keyboard.press(key);
      await wait(4 * pauseMs);
    });
  }
};

const send = async (page: Page, act: Act): Promise<void> => {
  const button = page.locator('main form button[type="submit"]').first();
  if (await button.isVisible()) await act('sending', 1, () => press(button));
};

/** Does on a screen everything that it offers; sends its form last. */
export const interact = async (page: Page, act: Act): Promise<void> => {
  await typeIntoFields(page, act);
  await showPasswords(page, act);
  await chooseCountry(page, act);
  await switchLanguage(page, act);
  await send(page, act);
};
