import type { Page } from '@playwright/test';
import { whileDrawn } from '#tests/e2e/fixtures/undrawn.ts';

const readTargets = (): readonly string[] => {
  const leastSize = 24;
  const controls = 'a[href], button, input, select, textarea, summary, [role="option"]';
  const boxOf = (control: Element): DOMRect => (control.closest('label') ?? control).getBoundingClientRect();
  const dialog = document.querySelector('dialog:modal');
  return [...document.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.closest('[inert], [aria-hidden="true"]') === null)
    .filter((control) => dialog === null || dialog.contains(control))
    .map((control) => ({ control, box: boxOf(control) }))
    .filter(({ box }) => Math.min(box.width, box.height) < leastSize)
    .map(({ control, box }) => `a target of ${box.width} × ${box.height} px: ${control.outerHTML.slice(0, 160)}`);
};

const readForcedColours = (): readonly string[] => {
  const controls = [...document.querySelectorAll('button, input, select')].filter((control) =>
    control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  if (controls.length === 0) return ['it shows no control'];
  return controls
    .filter((control) => {
      const { borderStyle, outlineStyle, textDecorationLine, appearance } = getComputedStyle(control);
      return [borderStyle, outlineStyle, textDecorationLine].every((line) => line === 'none') && appearance === 'none';
    })
    .map((control) => `nothing marks a control in forced colours: ${control.outerHTML.slice(0, 160)}`);
};

const readMotion = (): readonly string[] => {
  // Because: an animation that has not had its first frame counts as running, even one that reduced motion makes this short.
  const leastMotion = 2;
  const still = ['opacity', 'color', 'backgroundColor', 'offset', 'computedOffset', 'easing', 'composite'];
  return document
    .getAnimations()
    .filter(({ effect, playState }) => effect instanceof KeyframeEffect && playState === 'running')
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
    .filter((effect) => Number(effect.getComputedTiming().activeDuration) >= leastMotion)
    .filter((effect) => effect.getKeyframes().some((frame) => Object.keys(frame).some((key) => !still.includes(key))))
    .map(({ target }) => `it moves in spite of reduced motion: ${target?.outerHTML.slice(0, 160)}`);
};

const readType = (): readonly string[] => {
  const markup = (element: Element): string => element.outerHTML.slice(0, 160);
  const small = [...document.querySelectorAll('input, select, textarea')].filter(
    (field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16,
  );
  const odd = [...document.body.querySelectorAll('*')].filter(
    (element) => !['400', '500', '700'].includes(getComputedStyle(element).fontWeight),
  );
  return [
    ...small.map((field) => `iOS zooms in on a field: ${markup(field)}`),
    ...odd.map((element) => `a weight that the font does not have: ${markup(element)}`),
  ];
};

/** The faults of the type of the current page: small text in a field, and a weight that the product does not use. */
export const typeFaults = (page: Page): Promise<readonly string[]> => page.evaluate(readType);

/** The faults of the current page for fingers, for people who choose the colours of every page, and for those who ask for less motion. */
export const accessFaults = async (page: Page): Promise<readonly string[]> => {
  const [targets, motion] = [await page.evaluate(readTargets), await page.evaluate(readMotion)];
  await page.emulateMedia({ forcedColors: 'active' });
  // Because: a control without opacity is not read, and an undrawn page has none.
  const colours = await whileDrawn(page, () => page.evaluate(readForcedColours));
  await page.emulateMedia({ forcedColors: 'none' });
  return [...targets, ...motion, ...colours];
};
