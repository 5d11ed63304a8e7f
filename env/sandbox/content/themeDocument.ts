import type { ThemeFixture } from './themeFixtures.ts';

/** A document as the content service returns it, as far as the product reads it. */
export type ThemeDocument = Pick<ThemeFixture, 'type' | 'uid'> & { readonly data: object };

type Media = { readonly url: string };

const colours = (byVariable: { readonly [variable: string]: string }): ReadonlyArray<object> =>
  Object.entries(byVariable).map(([variable, hex]) => ({ variable, hex, alpha: null }));

const images = (origin: string, { uid, type, ownImages }: ThemeFixture): { readonly [field: string]: object } => {
  const image = (file: string): Media => ({ url: `${origin}/files/${uid}/${file}?auto=format,compress` });
  const own = (file: string): object => (ownImages === null ? {} : image(file));
  const mobile = type === 'galileo_cobranding' ? { mobile: image('logo-mobile.svg') } : {};
  return {
    logo: { ...image('logo.svg'), ...mobile },
    dark_logo: own('logo-dark.svg'),
    safari_pinned_tab: own('safari-pinned-tab.svg'),
    og_image: image('share.png'),
    favicon: image('favicon.svg'),
    apple_touch_icon: image('apple-touch-icon.png'),
    favicon_32x32: image('favicon-32x32.png'),
    favicon_16x16: image('favicon-16x16.png'),
  };
};

/** Returns the document of a theme, with images at this origin. */
export const themeDocumentOf =
  (origin: string) =>
  (fixture: ThemeFixture): ThemeDocument => {
    const { type, uid, name, primary, onPrimary, accent, background, surface, dark, font, fontFile, lines } = fixture;
    const opaque = colours({ primary, on_primary: onPrimary, accent, background });
    return {
      type,
      uid,
      data: {
        brand_name: name,
        primary_colour: primary,
        colours: [...opaque, { variable: 'surface', ...surface }],
        dark_colours: colours(dark ?? {}),
        font_family: font,
        font_file: fontFile === null ? {} : { url: `${origin}/files/${uid}/${fontFile}` },
        logo_max_width: fixture.ownImages === null ? 200 : 260,
        logo_max_height: 40,
        mobile_logo_max_width: 192,
        mobile_logo_max_height: 32,
        brand_lines: lines,
        ...images(origin, fixture),
      },
    };
  };
