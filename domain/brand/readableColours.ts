import type { ColourName } from './brandLook.ts';
import { black, contrast, enoughForText, mixed, nearestShade, readableText, white } from './contrast.ts';
import type { ThemeColours } from './theme.ts';
import { parseRgb, type Rgb } from './themeColour.ts';

/** How a page looks: dark text on light surfaces, or light text on dark ones. */
export type Scheme = 'light' | 'dark';

type Palette = { readonly [Name in ColourName]: Rgb };

const inks = { light: black, dark: white } as const;
const papers = { light: white, dark: black } as const;

/**
 * The least contrast of a surface with black, or with white in the dark scheme. Because: the product's own colours (text, borders,
 * focus, faults) are the same in every theme, so a surface must be light enough, or dark enough, for them.
 */
const surfaceContrast = { light: 17.8, dark: 13.5 } as const;

// Because: the style sheets mix 7 % of the primary colour into a surface, and 14 % of black or white into a button below the pointer.
const [faintShare, strongShare] = [0.1, 0.16];

const readablePalette = (palette: Palette, scheme: Scheme): Palette => {
  const [ink, paper] = [inks[scheme], papers[scheme]];
  const isReadable = (text: Rgb, ...behind: ReadonlyArray<Rgb>): boolean =>
    behind.every((colour) => contrast(text, colour) >= enoughForText);
  const isSurface = (shade: Rgb): boolean => contrast(shade, ink) >= surfaceContrast[scheme];
  const surface = nearestShade(palette.surface, paper, isSurface);
  const background = nearestShade(palette.background, paper, isSurface);
  const primary = nearestShade(palette.primary, ink, (shade) =>
    isReadable(shade, surface, background, mixed(surface, shade, faintShare)),
  );
  const onPrimary = nearestShade(palette.onPrimary, paper, (shade) =>
    isReadable(shade, primary, mixed(primary, ink, strongShare)),
  );
  return { primary, onPrimary, accent: readableText(palette.accent, surface), background, surface };
};

const paletteOf = (colours: ThemeColours): Palette => {
  const on = (name: ColourName, behind: Rgb): Rgb => {
    const { rgb, alpha } = parseRgb(colours[name]);
    return mixed(behind, rgb, alpha);
  };
  const [surface, background] = [parseRgb(colours.surface).rgb, parseRgb(colours.background).rgb];
  const primary = on('primary', surface);
  return { primary, onPrimary: on('onPrimary', primary), accent: on('accent', surface), background, surface };
};

/**
 * The colours of a theme with enough contrast for the scheme: links and buttons on the surfaces, the label of a button on the
 * button, and the surfaces for the product's own colours. Each colour is the nearest shade that has it.
 */
export const readableColours = (colours: ThemeColours, scheme: Scheme): ThemeColours => {
  const palette = readablePalette(paletteOf(colours), scheme);
  // Because: contrast is measured on opaque colours, so a corrected shade has no alpha; an unchanged one keeps it.
  const textOf = (name: ColourName): string => {
    const corrected = palette[name].join(' ');
    return corrected === parseRgb(colours[name]).rgb.join(' ') ? colours[name] : corrected;
  };
  return {
    primary: textOf('primary'),
    onPrimary: textOf('onPrimary'),
    accent: textOf('accent'),
    background: textOf('background'),
    surface: textOf('surface'),
  };
};
