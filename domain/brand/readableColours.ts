import { black, contrast, enoughForText, mixed, parseRgb, type Rgb, white } from './colour.ts';
import type { Theme, ThemeColours } from './theme.ts';

/** How a page looks: dark text on light surfaces, or light text on dark ones. */
export type Scheme = 'light' | 'dark';

/**
 * How the colours of a scheme are corrected: texts towards the ink, surfaces towards the paper. The product's own colours (text, borders,
 * focus, faults) are the same in every theme, so each surface must have at least `surfaceContrast` with the ink.
 */
const schemes = {
  light: { ink: black, paper: white, surfaceContrast: 17.8 },
  dark: { ink: white, paper: black, surfaceContrast: 13.5 },
} as const;

/** The share of the primary colour in a surface. The style sheets mix in 7 %. */
const primaryInSurface = 0.1;

/** The share of black or white in a button below the pointer. The style sheets mix in 14 %. */
const inkInButton = 0.16;

const steps = 32;

/** The first shade that fits on the way from one colour to another; the other colour if none fits. */
const nearestShade = (from: Rgb, to: Rgb, fits: (shade: Rgb) => boolean): Rgb => {
  for (let step = 0; step < steps; step += 1) {
    const shade = mixed(from, to, step / steps);
    if (fits(shade)) return shade;
  }
  return to;
};

const isReadable = (text: Rgb, behind: ReadonlyArray<Rgb>): boolean =>
  behind.every((colour) => contrast(text, colour) >= enoughForText);

/** A colour without alpha, as it looks on the colour behind it. */
const opaque = (colour: string, behind: Rgb): Rgb => {
  const { rgb, alpha } = parseRgb(colour);
  return mixed(behind, rgb, alpha);
};

/** The colours of a theme, each in its nearest shade that can be read on what is behind it. */
export const readableColours = (given: ThemeColours, scheme: Scheme): ThemeColours => {
  const { ink, paper, surfaceContrast } = schemes[scheme];
  const surfaceOf = (colour: string): Rgb =>
    nearestShade(parseRgb(colour).rgb, paper, (shade) => contrast(shade, ink) >= surfaceContrast);
  const [surface, background] = [surfaceOf(given.surface), surfaceOf(given.background)];
  const primary = nearestShade(opaque(given.primary, surface), ink, (shade) =>
    isReadable(shade, [surface, background, mixed(surface, shade, primaryInSurface)]),
  );
  const onPrimary = nearestShade(opaque(given.onPrimary, primary), paper, (shade) =>
    isReadable(shade, [primary, mixed(primary, ink, inkInButton)]),
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

/** A colour as it is shown: as given, with its alpha, where it is unchanged; a corrected one is opaque. */
const textOf = (shown: Rgb, given: string): string =>
  shown.join(' ') === parseRgb(given).rgb.join(' ') ? given : shown.join(' ');

/** A theme with readable colours in both schemes. */
export const readableTheme = (given: Theme): Theme => ({
  ...given,
  colours: readableColours(given.colours, 'light'),
  darkColours: readableColours(given.darkColours, 'dark'),
});
