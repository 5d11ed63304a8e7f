import { readableColours } from './readableColours.ts';
import { fromOklch, toOklch, type Oklch } from './oklch.ts';
import type { ThemeColours } from './theme.ts';
import { parseRgb } from './themeColour.ts';

type Tone = Pick<Oklch, 'lightness' | 'chroma'>;

// Because: bright colours on dark surfaces dazzle, so every chroma has a limit.
const tones = {
  primary: { lightness: 0.78, chroma: 0.11 },
  onPrimary: { lightness: 0.2, chroma: 0.03 },
  background: { lightness: 0.175, chroma: 0.012 },
  surface: { lightness: 0.225, chroma: 0.016 },
} as const;

const inTone = (colour: string, { lightness, chroma }: Tone): string => {
  const own = toOklch(parseRgb(colour).rgb);
  return fromOklch({ lightness, chroma: Math.min(own.chroma, chroma), hue: own.hue }).join(' ');
};

/** The dark palette of a theme: the primary hue in light tones on dark surfaces, with enough contrast. It needs no other accent. */
export const darkColours = ({ primary }: Pick<ThemeColours, 'primary'>): ThemeColours =>
  readableColours(
    {
      primary: inTone(primary, tones.primary),
      onPrimary: inTone(primary, tones.onPrimary),
      accent: inTone(primary, tones.primary),
      background: inTone(primary, tones.background),
      surface: inTone(primary, tones.surface),
    },
    'dark',
  );
