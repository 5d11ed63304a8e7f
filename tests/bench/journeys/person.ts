import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { runBefore } from '#tests/bench/pageTools.ts';
import type { Control } from '#tests/e2e/fixtures/control.ts';

/** A person at a page of the bench, who acts as fast as a hand does. */
export type Person = {
  readonly page: Page;
  readonly type: (field: string, text: string) => Promise<void>;
  /** Moves the pointer to a button, and presses it; returns the time of the press in milliseconds since the epoch. */
  readonly press: (button: string) => Promise<number>;
  /** Returns the newest code sent to an address or a number. */
  readonly codeFor: (to: string) => Promise<string>;
};

const keyMs = 50;
const moveMs = 300;
const moveSteps = 15;

// Runs in the page before its own scripts: keeps the time of the last press of a form's button.
const notePresses = (): void => {
  const note = ({ timeStamp }: Event): void => {
    Reflect.get(window, 'onPress')(performance.timeOrigin + timeStamp);
  };
  window.addEventListener('click', note, { capture: true });
};

const pressAsHand = async (page: Page, button: string): Promise<void> => {
  const target = page.getByRole('button', { name: button, exact: true });
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`The button ${button} has no place on the page.`);
  for (let step = 1; step <= moveSteps; step += 1) {
    await page.mouse.move(box.x + box.width / 2 - (moveSteps - step) * 8, box.y + box.height / 2);
    await wait(moveMs / moveSteps);
  }
  await page.mouse.down();
  await wait(keyMs);
  await page.mouse.up();
};

const newestCode = async (control: Control, to: string): Promise<string> => {
  const [mail] = await control.inbox(to);
  if (mail !== undefined) return mail.code;
  await wait(keyMs);
  return newestCode(control, to);
};

/** Lets a person act on a page. */
export const personAt = async (page: Page, control: Control): Promise<Person> => {
  let pressedAt: (at: number) => void = () => undefined;
  await page.exposeFunction('onPress', (at: number) => pressedAt(at));
  await runBefore(page, notePresses);
  return {
    page,
    type: async (field, text) => {
      await page.getByLabel(field, { exact: true }).click();
      await page.keyboard.type(text, { delay: keyMs });
    },
    press: async (button) => {
      const pressed = new Promise<number>((resolve) => {
        pressedAt = resolve;
      });
      await pressAsHand(page, button);
      return pressed;
    },
    codeFor: (to) => newestCode(control, to),
  };
};
