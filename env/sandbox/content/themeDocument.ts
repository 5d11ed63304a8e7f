import { logoSize } from './images.ts';
import type { ThemeFixture } from './themeFixtures.ts';

type Media = { readonly url: string; readonly [property: string]: unknown };

/** A document as the content service returns it, as far as @prismicio/client reads it. */
export type ThemeDocument = Pick<ThemeFixture, 'type' | 'uid'> & {
  readonly id: string;
  readonly lang: 'en-gb';
  readonly data: object;
};

const colours = (byVariable: { readonly [variable: string]: string }): ReadonlyArray<object> =>
  Object.entries(byVariable).map(([variable, hex]) => ({ variable, hex, alpha: null }));

const fontFile = (origin: string, { uid, font, fontFile: file }: ThemeFixture): object =>
  file === null
    ? { link_type: 'Any' }
    : { link_type: 'Media', kind: 'file', url: `${origin}/files/${uid}/${font.toLowerCase()}.woff2` };

const images = (origin: string, fixture: ThemeFixture): Record<string, object> => {
  const image = (file: string, width: number, height: number): Media => ({
    url: `${origin}/images/${fixture.uid}/${file}?auto=format,compress`,
    alt: fixture.name,
    dimensions: { width, height },
  });
  const { width, height } = logoSize(fixture);
  const logo = image('logo.svg', width, height);
  const hasMobile = fixture.type === 'galileo_cobranding';
  const hasOwn = fixture.ownImages !== null;
  return {
    logo: hasMobile ? { ...logo, mobile: image('logo-mobile.svg', 48, 48) } : logo,
    dark_logo: hasOwn ? image('logo-dark.svg', width, height) : {},
    safari_pinned_tab: hasOwn ? image('safari-pinned-tab.svg', 40, 40) : {},
    og_image: image('share.png', 1200, 630),
    favicon: image('favicon.svg', 32, 32),
    apple_touch_icon: image('apple-touch-icon.png', 180, 180),
    favicon_32x32: image('favicon-32x32.png', 32, 32),
    favicon_16x16: image('favicon-16x16.png', 16, 16),
  };
};

/** Returns the document of a theme, with images at this origin. */
export const themeDocumentOf =
  (origin: string) =>
  (fixture: ThemeFixture): ThemeDocument => {
    const { type, uid, name, primary, onPrimary, accent, background, surface, dark, font, lines } = fixture;
    const { width } = logoSize(fixture);
    return {
      id: `Z${uid}`,
      uid,
      type,
      lang: 'en-gb',
      data: {
        brand_name: name,
        primary_colour: primary,
        colours: [
          ...colours({ primary, on_primary: onPrimary, accent, background }),
          { variable: 'surface', ...surface },
        ],
        dark_colours: colours(dark ?? {}),
        font_family: font,
        font_file: fontFile(origin, fixture),
        logo_max_width: fixture.ownImages === null ? 200 : width,
        logo_max_height: 40,
        mobile_logo_max_width: Math.min(192, width),
        mobile_logo_max_height: 32,
        brand_lines: lines,
        ...images(origin, fixture),
      },
    };
  };
