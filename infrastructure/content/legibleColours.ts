import type { ThemeColours } from '#domain/brand/theme.ts';
import { readableText } from '#domain/brand/contrast.ts';
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
  // Because: what is half seen through is not the colour that was measured; but a shade left alone keeps its alpha.
  return shade === rgbOf(text).join(' ') ? shade + alphaOf(text) : shade;
};

/** The colours with their words readable: links and buttons on the surface, the label of a button on the button. */
export const legibleColours = (colours: ThemeColours): ThemeColours => {
  const primary = readableOn(colours.primary, colours.surface);
  return {
    ...colours,
    primary,
    onPrimary: readableOn(colours.onPrimary, primary),
    accent: readableOn(colours.accent, colours.surface),
  };
};
