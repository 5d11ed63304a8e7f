import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '#domain/brand/theme.ts';
import { parseRgb, type Rgb } from '#domain/brand/colour.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import type { Scheme } from '#domain/brand/readableColours.ts';
import { fromOklch, toOklch } from './oklch.ts';

/** A page as a person sees it: the theme, the scheme, and whether the person asks for more contrast. */
export type ShownTheme = Pick<Theme, 'colours' | 'darkColours'> & { readonly scheme: Scheme; readonly more: boolean };

const sheet = readFileSync(join(projectRoot, 'ui', 'theme', 'tokens.css'), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

const declarationsIn = (text: string): ReadonlyArray<readonly [name: string, value: string]> =>
  [...text.matchAll(/--([\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]);

const always = declarationsIn(sheet.split('@media', 1)[0] ?? '');
const withMore = declarationsIn(sheet.split('(prefers-contrast: more)')[1] ?? '');

/** The arguments of a function of CSS, split at the commas outside inner functions. */
const argumentsOf = (text: string): ReadonlyArray<string> => {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    depth += Number(character === '(') - Number(character === ')');
    if (character === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + character);
  }
  return parts.map((part) => part.trim());
};

/** A mixture in OKLCH. A grey has no hue of its own, so the mixture has the hue of the other colour. */
const oklchMixture = (first: Rgb, second: Rgb, share: number): Rgb => {
  const [one, two] = [toOklch(first), toOklch(second)];
  const turn = Math.atan2(Math.sin(two.hue - one.hue), Math.cos(two.hue - one.hue));
  const hue = one.chroma < 0.001 ? two.hue : one.hue + (two.chroma < 0.001 ? 0 : turn * (1 - share));
  return fromOklch({
    lightness: one.lightness * share + two.lightness * (1 - share),
    chroma: one.chroma * share + two.chroma * (1 - share),
    hue,
  });
};

/** Returns the colour of a token of `ui/theme`, in a page. */
export const tokenColours = ({ colours, darkColours, scheme, more }: ShownTheme): ((token: string) => Rgb) => {
  const light = Object.entries(colours).map(([name, colour]) => [`colour-${name}`, colour] as const);
  const dark = Object.entries(darkColours).map(([name, colour]) => [`dark-${name}`, colour] as const);
  const values = new Map([...always, ...(more ? withMore : []), ...light, ...dark]);
  const colourOf = (text: string): Rgb => {
    const [, name = '', inner = ''] = /^([\w-]+)\((.*)\)$/s.exec(text) ?? [];
    const [first = '', second = '', third = ''] = argumentsOf(inner);
    if (name === 'var') return colourOf(values.get(first.slice(2)) ?? `no ${first}`);
    if (name === 'rgb') return colourOf(inner);
    if (name === 'light-dark') return colourOf(scheme === 'light' ? first : second);
    if (name === 'color-mix') return mixture(first, second, third);
    if (text === 'black' || text === 'white') return text === 'black' ? [0, 0, 0] : [255, 255, 255];
    if (!/^\d+ \d+ \d+(?:\/[\d.e-]+)?$/.test(text)) throw new Error(`Not a colour that this test can compute: ${text}`);
    return parseRgb(text).rgb;
  };
  const mixture = (space: string, weighted: string, other: string): Rgb => {
    const [, text = '', percent = ''] = /^(.*) ([\d.]+)%$/s.exec(weighted) ?? [];
    const [one, two, share] = [colourOf(text), colourOf(other), Number(percent) / 100];
    if (space === 'in oklch') return oklchMixture(one, two, share);
    const part = (index: 0 | 1 | 2): number => one[index] * share + two[index] * (1 - share);
    return [part(0), part(1), part(2)];
  };
  return (token) => colourOf(`var(--${token})`);
};
