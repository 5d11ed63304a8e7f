import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { startMarks, type JourneyPage, type Key } from '#tests/e2e/journeys/journeyPage.ts';
import type { Driver, InputStep } from './driver.ts';
import { findElement, hasAxe, type FoundElement, type Target } from './findElement.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const keys: { readonly [Name in Key]: string } = { Enter: '\uE007', Tab: '\uE004' };
const modifier = process.platform === 'darwin' ? '\uE03D' : '\uE009';

const keySteps = (values: readonly string[]): readonly InputStep[] =>
  values.flatMap((value): InputStep[] => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);

const selectAll: readonly InputStep[] = [
  { type: 'keyDown', value: modifier },
  ...keySteps(['a']),
  { type: 'keyUp', value: modifier },
];

const clickAt = ({ x, y }: FoundElement): readonly InputStep[] => [
  { type: 'pointerMove', x, y },
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

/** Repeats a step until it passes. */
const eventually = (step: () => Promise<void>): Promise<void> =>
  expect(step).toPass({ timeout: 20_000, intervals: [100, 250, 500] });

/** A page that a person uses through a driver. */
export const driverPage = (driver: Driver): JourneyPage => {
  const findIfThere = async (target: Target): Promise<FoundElement | null> => {
    // Because: a function cannot bring axe along, which is too large to send with every step.
    if (!(await driver.evaluate(hasAxe, null))) await driver.inject(axeSource);
    return driver.evaluate(findElement, target);
  };
  const find = async (target: Target): Promise<FoundElement> => {
    const found = await findIfThere(target);
    if (found !== null) return found;
    const address = await driver.evaluate(() => window.location.href, null);
    throw new Error(`There is no ${target.role} “${target.name}” on ${address}`);
  };
  const press: JourneyPage['press'] = async (role, name) => {
    let actions: readonly InputStep[] = [];
    await eventually(async () => {
      const found = await find({ role, name, reach: 'pointer' });
      expect(found.isReachable, `${role} “${name}” can be pressed`).toBe(true);
      actions = clickAt(found);
    });
    // Because: a press that succeeded, and whose end is not reported, must not be repeated.
    await driver.perform({ type: 'pointer', id: 'mouse', actions });
  };
  const expectState = (target: Target, state: Partial<FoundElement>): Promise<void> =>
    eventually(async () => expect(await find(target)).toMatchObject(state));
  const sendKeys = (actions: readonly InputStep[]): Promise<void> =>
    driver.perform({ type: 'key', id: 'keyboard', actions });
  return {
    open: driver.open,
    back: driver.back,
    reload: driver.reload,
    press,
    fill: async (label, text) => {
      await press('field', label);
      await sendKeys([...selectAll, ...keySteps(Array.from(text))]);
    },
    type: (text) => sendKeys(keySteps(Array.from(text))),
    pressKey: (key) => sendKeys(keySteps([keys[key]])),
    choose: async (label, option) => {
      await eventually(async () => {
        expect((await find({ role: 'field', name: label, reach: 'focus' })).options).toContain(option);
      });
      // Because: a select chooses the option that begins with what is typed, and its list is not part of the page.
      await sendKeys(keySteps(Array.from(option)));
    },
    expectShown: (role, name) => expectState({ role, name }, {}),
    expectHidden: (role, name) =>
      eventually(async () => {
        expect(await findIfThere({ role, name }), `${role} “${name}” is hidden`).toBeNull();
      }),
    expectFocused: (role, name) => expectState({ role, name }, { isFocused: true }),
    expectChecked: (role, name) => expectState({ role, name }, { isChecked: true }),
    expectValue: (label, value) => expectState({ role: 'field', name: label }, { value }),
    expectText: (text) =>
      eventually(async () => {
        expect(await driver.evaluate(() => document.body.innerText, null)).toContain(text);
      }),
    expectAddress: (address) =>
      eventually(async () => {
        expect(await driver.evaluate(() => window.location.origin + window.location.pathname, null)).toBe(address);
      }),
    expectNotStarted: async () => {
      expect(await driver.evaluate(startMarks, null)).toBe(0);
    },
  };
};
