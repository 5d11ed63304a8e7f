import { black, contrast, enoughForText, fromOklch, mixed, parseRgb, toOklch, white, type Rgb } from './colour.ts';
import { colourNames, type Theme, type ThemeColours } from './theme.ts';

/** How a page looks: dark text on light surfaces, or light text on dark ones. */
export type Scheme = 'light' | 'dark';

/**
 * Towards which colour a text and a surface are corrected, and the least contrast of a surface with the first. Because: the product's own
 * colours (text, borders, focus, faults) are the same in every theme, so a surface must be light enough, or dark enough, for them.
 */
const schemes = {
  light: { ink: black, paper: white, surfaceContrast: 17.8 },
  dark: { ink: white, paper: black, surfaceContrast: 13.5 },
} as const;

// Because: the style sheets mix 7 % of the primary colour into a surface, and 14 % of black or white into a button below the pointer.
const [faintShare, strongShare] = [0.1, 0.16];

const steps = 32;

/** The first shade on the way from a colour to another that fits; the other colour if none does. */
const nearestShade = (from: Rgb, to: Rgb, fits: (shade: Rgb) => boolean): Rgb => {
  for (let step = 0; step < steps; step += 1) {
    const shade = mixed(from, to, step / steps);
    if (fits(shade)) return shade;
  }
  return to;
};

const isReadable = (text: Rgb, behind: ReadonlyArray<Rgb>): boolean =>
  behind.every((colour) => contrast(text, colour) >= enoughForText);

const opaque = (colour: string, behind: Rgb): Rgb => {
  const { rgb, alpha } = parseRgb(colour);
  return mixed(behind, rgb, alpha);
};

/** The colours of a theme, each in the nearest shade that has enough contrast in the scheme with what it is shown on. */
export const readableColours = (given: ThemeColours, scheme: Scheme): ThemeColours => {
  const { ink, paper, surfaceContrast } = schemes[scheme];
  const surfaceOf = (colour: string): Rgb =>
    nearestShade(parseRgb(colour).rgb, paper, (shade) => contrast(shade, ink) >= surfaceContrast);
  const [surface, background] = [surfaceOf(given.surface), surfaceOf(given.background)];
  const primary = nearestShade(opaque(given.primary, surface), ink, (shade) =>
    isReadable(shade, [surface, background, mixed(surface, shade, faintShare)]),
  );
  const onPrimary = nearestShade(opaque(given.onPrimary, primary), paper, (shade) =>
    isReadable(shade, [primary, mixed(primary, ink, strongShare)]),
  );
  const accent = nearestShade(opaque(given.accent, surface), ink, (shade) => isReadable(shade, [surface]));
  return {
    primary: textOf(primary, given.primary),
    onPrimary: textOf(onPrimary, given.onPrimary),
    accent: textOf(accent, given.accent),
    background: textOf(background, given.background),
    surface: textOf(surface, given.surface),
  };
};

// Because: contrast is measured on opaque colours, so a corrected shade has no alpha; an unchanged one keeps it.
const textOf = (shown: Rgb, given: string): string =>
  shown.join(' ') === parseRgb(given).rgb.join(' ') ? given : shown.join(' ');

const changesOf = (scheme: Scheme, given: ThemeColours, shown: ThemeColours): ReadonlyArray<string> =>
  colourNames
    .filter((name) => shown[name] !== given[name])
    .map((name) => `${scheme} ${name} ${given[name]} has too little contrast, ${shown[name]} is shown`);

/** A theme with readable colours in both schemes, and a line for each colour that changed. */
export const readableTheme = (given: Theme): { readonly theme: Theme; readonly changes: ReadonlyArray<string> } => {
  const colours = readableColours(given.colours, 'light');
  const dark = readableColours(given.darkColours, 'dark');
  return {
    theme: { ...given, colours, darkColours: dark },
    changes: [...changesOf('light', given.colours, colours), ...changesOf('dark', given.darkColours, dark)],
  };
};

// Because: bright colours on dark surfaces dazzle, so every chroma has a limit.
const inTone = (colour: string, lightness: number, mostChroma: number): string => {
  const { chroma, hue } = toOklch(parseRgb(colour).rgb);
  return fromOklch({ lightness, chroma: Math.min(chroma, mostChroma), hue }).join(' ');
};

/** The dark palette of a theme: the primary hue in light tones on dark surfaces, with enough contrast. It needs no other accent. */
export const darkColours = ({ primary }: Pick<ThemeColours, 'primary'>): ThemeColours => {
  const light = inTone(primary, 0.78, 0.11);
  const tones = { primary: light, accent: light, onPrimary: inTone(primary, 0.2, 0.03) };
  const surfaces = { background: inTone(primary, 0.175, 0.012), surface: inTone(primary, 0.225, 0.016) };
  return readableColours({ ...tones, ...surfaces }, 'dark');
};
