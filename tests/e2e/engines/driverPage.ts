import { expect } from '@playwright/test';
import type { Driver, Point } from './driver.ts';
import { findElement, type FoundElement, type Role, type Target } from './findElement.ts';

/** Repeats a step until it passes. */
const eventually = (step: () => Promise<void>): Promise<void> =>
  expect(step).toPass({ timeout: 20_000, intervals: [50, 100, 250] });

/** Runs a function in the page, with an argument and a result that JSON can contain. */
const runIn = async <Argument, Result>(
  { evaluate }: Driver,
  run: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
): Promise<Result> => {
  const called = `Promise.resolve((${run.toString()})(${JSON.stringify(argument) ?? ''}))`;
  return JSON.parse(await evaluate(`${called}.then((result) => JSON.stringify(result) ?? 'null')`));
};

const findIfThere = (driver: Driver, target: Target): Promise<FoundElement | null> =>
  runIn(driver, findElement, target);

const starts = (): number => performance.getEntriesByName('app-ready').length;

/** A page of any engine, as a person uses it: by roles and accessible names. Every step waits for its element. */
export type JourneyPage = ReturnType<typeof driverPage>;

/** A page that a person uses through a driver. */
export const driverPage = (driver: Driver) => {
  const read = <Result>(run: () => Result): Promise<Result> => runIn(driver, run, null);
  const expectState = (target: Target, state: Partial<Record<keyof FoundElement, unknown>>): Promise<void> =>
    eventually(async () => {
      const found = await findIfThere(driver, target);
      expect(found, `${target.role} “${target.name}”`).toMatchObject(state);
    });
  const press = async (role: Role, name: string): Promise<void> => {
    let point: Point = { x: 0, y: 0 };
    await eventually(async () => {
      const found = await findIfThere(driver, { role, name, reach: 'pointer' });
      expect(found?.isReachable, `${role} “${name}” can be pressed`).toBe(true);
      point = found ?? point;
    });
    // Because: a press that succeeded, and whose end is not reported, must not be repeated.
    await driver.click(point);
  };
  return {
    /** Starts a navigation, and does not wait for its scripts. */
    open: driver.open,
    back: driver.back,
    /** Loads the page again, and waits for the new one: the next press could still reach the old one. */
    reload: async (): Promise<void> => {
      await read(() => void Object.assign(globalThis, { isReloading: true }));
      await driver.reload();
      const isOld = (): boolean => 'isReloading' in globalThis || document.readyState === 'loading';
      await eventually(async () => expect(await read(isOld)).toBe(false));
    },
    /** Presses an element with the pointer. */
    press,
    /** Presses an empty field, and types key by key. */
    fill: async (label: string, text: string): Promise<void> => {
      await press('field', label);
      await driver.type(Array.from(text));
    },
    /** Types into the element with the focus, key by key. */
    type: (text: string) => driver.type(Array.from(text)),
    pressKey: (key: 'Enter' | 'Tab') => driver.type([key]),
    /** Chooses an option of a select by its text. */
    choose: async (label: string, option: string): Promise<void> => {
      const options = expect.arrayContaining([option]);
      await expectState({ role: 'field', name: label, reach: 'focus' }, { options });
      // Because: a select chooses the option that begins with what is typed, and its list is not part of the page.
      await driver.type(Array.from(option));
    },
    expectShown: (role: Role, name: string) => expectState({ role, name }, {}),
    expectHidden: (role: Role, name: string) =>
      eventually(async () => expect(await findIfThere(driver, { role, name }), `${role} “${name}”`).toBeNull()),
    expectFocused: (role: Role, name: string) => expectState({ role, name }, { isFocused: true }),
    expectChecked: (role: Role, name: string) => expectState({ role, name }, { isChecked: true }),
    expectValue: (label: string, value: string) => expectState({ role: 'field', name: label }, { value }),
    expectText: (text: string) =>
      eventually(async () => expect(await read(() => document.body.innerText)).toContain(text)),
    /** Expects the origin and the path of the page. */
    expectAddress: (address: string) =>
      eventually(async () => expect(await read(() => window.location.origin + window.location.pathname)).toBe(address)),
    /** Expects that the app has not started: it handles nothing that a person does. */
    expectNotStarted: async (): Promise<void> => expect(await read(starts)).toBe(0),
    expectStarted: () => eventually(async () => expect(await read(starts)).toBe(1)),
  };
};
