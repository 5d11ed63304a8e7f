import type { Rgb } from './themeColour.ts';

/** The least contrast of text that WCAG (level AA) asks for. */
export const enoughForText: number = 4.5;

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

/** The WCAG contrast ratio of two opaque colours, in any order: from 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};

/** The text colour if it is readable on the background; otherwise the nearest readable shade towards black or white. */
export const readableText = (text: Rgb, background: Rgb, least: number = enoughForText): Rgb => {
  if (contrast(text, background) >= least) return text;
  const anchor = contrast(black, background) >= contrast(white, background) ? black : white;
  return nearest(text, anchor, (shade) => contrast(shade, background) >= least);
};

const steps = 32;

const nearest = (from: Rgb, to: Rgb, fits: (shade: Rgb) => boolean): Rgb => {
  for (let step = 1; step < steps; step += 1) {
    const shade = mixed(from, to, step / steps);
    if (fits(shade)) return shade;
  }
  return to;
};

const mixed = (from: Rgb, to: Rgb, share: number): Rgb => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
  Math.round(from[2] + (to[2] - from[2]) * share),
];

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
