import { linear } from './oklch.ts';
import type { Rgb } from './themeColour.ts';

/** The least contrast of text that WCAG (level AA) asks for. */
export const enoughForText: number = 4.5;

/** The least contrast that WCAG (level AA) asks for of large text, and of what marks a control or its focus. */
export const enoughForMarks: number = 3;

/** Black. */
export const black: Rgb = [0, 0, 0];

/** White. */
export const white: Rgb = [255, 255, 255];

/** The WCAG contrast ratio of two opaque colours, in any order: from 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};

/** The text colour if it is readable on the background; otherwise the nearest readable shade towards black or white. */
export const readableText = (text: Rgb, background: Rgb, least: number = enoughForText): Rgb => {
  const anchor = contrast(black, background) >= contrast(white, background) ? black : white;
  return nearestShade(text, anchor, (shade) => contrast(shade, background) >= least);
};

const steps = 32;

/** The first shade on the way from a colour to another that fits; the other colour if none does. */
export const nearestShade = (from: Rgb, to: Rgb, fits: (shade: Rgb) => boolean): Rgb => {
  if (fits(from)) return from;
  for (let step = 1; step < steps; step += 1) {
    const shade = mixed(from, to, step / steps);
    if (fits(shade)) return shade;
  }
  return to;
};

/** A mixture of two colours with this share of the second, from 0 to 1. */
export const mixed = (from: Rgb, to: Rgb, share: number): Rgb => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
  Math.round(from[2] + (to[2] - from[2]) * share),
];

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
