import type { Log } from '#application/ports/log.ts';
import { colourNames } from '#domain/brand/brand.ts';
import { readableText } from '#domain/brand/contrast.ts';
import type { Theme, ThemeColours } from '#domain/brand/theme.ts';
import type { Rgb } from '#domain/brand/themeColour.ts';

const rgbOf = (colour: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = (colour.split('/')[0] ?? '').split(' ').map(Number);
  return [red, green, blue];
};

const alphaOf = (colour: string): string => {
  const slash = colour.indexOf('/');
  return slash < 0 ? '' : colour.slice(slash);
};

const readableOn = (text: string, background: string): string => {
  const shade = readableText(rgbOf(text), rgbOf(background)).join(' ');
  // Because: contrast is measured on opaque colours, so a corrected shade has no alpha; an unchanged shade keeps it.
  return shade === rgbOf(text).join(' ') ? shade + alphaOf(text) : shade;
};

/** The colours with readable contrast: links and buttons on the surface, and the label of a button on the button. */
const readableColours = (colours: ThemeColours): ThemeColours => {
  const primary = readableOn(colours.primary, colours.surface);
  return {
    ...colours,
    primary,
    onPrimary: readableOn(colours.onPrimary, primary),
    accent: readableOn(colours.accent, colours.surface),
  };
};

/** The theme with readable colours; each changed colour is logged. */
export const readableTheme =
  (log: Pick<Log, 'info'>, uid: string) =>
  (theme: Theme): Theme => {
    const colours = readableColours(theme.colours);
    colourNames
      .filter((name) => colours[name] !== theme.colours[name])
      .forEach((name) =>
        log.info(`Theme ${uid}: ${name} ${theme.colours[name]} is too faint for text, ${colours[name]} is shown`),
      );
    return { ...theme, colours };
  };
