import type { Page } from '@playwright/test';
import { whileDrawn } from '#tests/e2e/fixtures/undrawn.ts';

/** Sets the text size that a person chooses in the browser. */
export const setTextSize = async (page: Page, standard: number): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
};

const readTargets = (): readonly string[] => {
  const controls = 'a[href], button, input, select, textarea, summary, [role="option"]';
  const boxOf = (control: Element): DOMRect => (control.closest('label') ?? control).getBoundingClientRect();
  const dialog = document.querySelector('dialog:modal');
  return [...document.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.closest('[inert], [aria-hidden="true"]') === null)
    .filter((control) => dialog === null || dialog.contains(control))
    .filter((control) => Math.min(boxOf(control).width, boxOf(control).height) < 24)
    .map((control) => `a target of less than 24 px: ${control.outerHTML.slice(0, 160)}`);
};

const readForcedColours = (): readonly string[] => {
  const controls = [...document.querySelectorAll('button, input, select')].filter((control) =>
    control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  if (controls.length === 0) return ['it shows no control'];
  return controls
    .filter((control) => {
      const { borderStyle, outlineStyle, textDecorationLine, appearance } = getComputedStyle(control);
      return [borderStyle, outlineStyle, textDecorationLine, appearance].every((mark) => mark === 'none');
    })
    .map((control) => `nothing marks a control in forced colours: ${control.outerHTML.slice(0, 160)}`);
};

const readMotion = (): readonly string[] => {
  const still = ['opacity', 'color', 'backgroundColor', 'offset', 'computedOffset', 'easing', 'composite'];
  return (
    document
      .getAnimations()
      .flatMap(({ effect, playState }) => (effect instanceof KeyframeEffect && playState === 'running' ? [effect] : []))
      // Because: an animation that has not had its first frame counts as running, even one that reduced motion makes this short.
      .filter((effect) => Number(effect.getComputedTiming().activeDuration) >= 2)
      .filter((effect) => effect.getKeyframes().some((frame) => Object.keys(frame).some((key) => !still.includes(key))))
      .map(({ target }) => `it moves in spite of reduced motion: ${target?.outerHTML.slice(0, 160)}`)
  );
};

const readAnnounced = (): readonly string[] => {
  const live = ':is([aria-live]:not([aria-live="off"]), [role="alert"], [role="status"], [role="log"])';
  const faults = {
    'announced without a role': '[aria-live]:not([aria-live="off"], [role])',
    'announced twice, by a region within a region': `${live} ${live}`,
    'an empty alert': '[role="alert"]:empty',
  };
  return Object.entries(faults).flatMap(([fault, selector]) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map((element) => `${fault}: ${element.outerHTML.slice(0, 160)}`),
  );
};

const readWeights = (): readonly string[] =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => !['400', '500', '700'].includes(getComputedStyle(element).fontWeight))
    .map((element) => `a weight that the font does not have: ${element.outerHTML.slice(0, 160)}`);

const readFields = (): readonly string[] =>
  [...document.querySelectorAll('input, select, textarea')]
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `iOS zooms in on a field: ${field.outerHTML.slice(0, 160)}`);

/** The faults of the current page for fingers, for a screen reader, for people who choose their colours or text size, or want less motion. */
export const accessFaults = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const look of [readTargets, readMotion, readAnnounced, readWeights]) found.push(...(await page.evaluate(look)));
  await page.emulateMedia({ forcedColors: 'active' });
  // Because: a control without opacity is not read, and an undrawn page has none.
  found.push(...(await whileDrawn(page, () => page.evaluate(readForcedColours))));
  await page.emulateMedia({ forcedColors: 'none' });
  // Because: with this size, the window is as wide as that of a computer to the style sheets.
  await setTextSize(page, 4);
  found.push(...(await page.evaluate(readFields)));
  await setTextSize(page, 16);
  return found;
};
