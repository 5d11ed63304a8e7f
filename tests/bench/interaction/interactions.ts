import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';

/** Runs inputs of one kind; `count` is how many keys and presses they are. The figures of each kind are reported on their own. */
export type Act = (kind: string, count: number, inputs: () => Promise<void>) => Promise<void>;

const pauseMs = 120;

/** How long a finger stays on what it presses. */
const pressMs = 80;

const press = (target: Locator): Promise<void> => target.click({ delay: pressMs });

const textFor = async (field: Locator): Promise<readonly [kind: string, text: string]> => {
  const autocomplete = await field.getAttribute('autocomplete');
  if (autocomplete === 'username') return ['typing an email', 'ada@example.test'];
  if (autocomplete === 'new-password') return ['typing a password with rules', 'Brand-new-horse-1'];
  if ((await field.getAttribute('type')) === 'password') return ['typing a password', seedPassword];
  // Because: five digits are no code, so nothing is sent.
  return autocomplete === 'one-time-code' ? ['typing a code', '12345'] : ['typing another text', '770090'];
};

const type = async (page: Page, field: Locator, text: string): Promise<void> => {
  await press(field);
  await page.keyboard.press('ControlOrMeta+a');
  for (const letter of text) {
    await page.keyboard.press(letter);
    await wait(pauseMs);
  }
};

const fields = 'input:is([type="password"], [type="text"], [type="tel"], [type="search"]):not([readonly])';

/** Does on a screen everything that it offers; sends its form last. */
export const interact = async (page: Page, act: Act): Promise<void> => {
  for (const field of await page.locator(fields).all()) {
    if (!(await field.isVisible())) continue;
    const [kind, text] = await textFor(field);
    await act(kind, text.length + 2, () => type(page, field, text));
  }
  for (const button of await page.getByRole('button', { name: 'Show password' }).all())
    await act('showing the password', 2, async () => {
      await press(button);
      await wait(pauseMs);
      await press(page.getByRole('button', { name: 'Hide password' }).first());
    });
  for (const [kind, select] of [
    ['choosing a country', page.getByRole('combobox', { name: 'Country code' })],
    ['switching language', page.locator('#language')],
  ] as const) {
    if (!(await select.isVisible())) continue;
    await select.focus();
    for (const key of ['ArrowDown', 'ArrowUp'])
      await act(kind, 1, async () => {
        await page.keyboard.press(key);
        await wait(4 * pauseMs);
      });
  }
  const button = page.locator('main form button[type="submit"]').first();
  if (await button.isVisible()) await act('sending', 1, () => press(button));
};
