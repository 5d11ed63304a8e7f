import type { FilledImageFieldImage, PrismicDocument } from '@prismicio/client';
import { brandLines } from './brandLines.ts';
import { logoSize, type ThemeFixture } from './themeFixtures.ts';

/** A document as the content service returns it. */
export type ThemeDocument = Omit<PrismicDocument, 'data'> & { readonly data: object };

/** The two custom types, with the names that editors see. */
export const themeTypes: { readonly [Type in ThemeFixture['type']]: string } = {
  galileo_enhanced: 'Brand theme',
  galileo_cobranding: 'Co-brand theme',
};

type Picture = { readonly file: string; readonly width: number; readonly height: number };

const image = (origin: string, fixture: ThemeFixture, { file, ...dimensions }: Picture): FilledImageFieldImage => ({
  id: `${fixture.uid}-${file}`,
  url: `${origin}/images/${fixture.uid}/${file}?auto=format,compress`,
  alt: fixture.name,
  copyright: null,
  dimensions,
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
});

const colours = (fixture: ThemeFixture): ReadonlyArray<object> => [
  { variable: 'primary', hex: fixture.primary, alpha: null },
  { variable: 'on_primary', hex: fixture.onPrimary, alpha: null },
  { variable: 'accent', hex: fixture.accent, alpha: null },
  { variable: 'background', hex: fixture.background, alpha: null },
  { variable: 'surface', ...fixture.surface },
];

const darkColours = ({ dark }: ThemeFixture): ReadonlyArray<object> =>
  Object.entries(dark ?? {}).map(([variable, hex]) => ({ variable, hex, alpha: null }));

const fontFile = (origin: string, { uid, font, fontFile: file }: ThemeFixture): object => {
  if (file === null) return { link_type: 'Any' };
  const name = `${font.toLowerCase()}.woff2`;
  return { link_type: 'Media', kind: 'file', id: `${uid}-font`, name, url: `${origin}/files/${uid}/${name}` };
};

const data = (origin: string, fixture: ThemeFixture): Record<string, unknown> => {
  const picture = (file: string, width: number, height: number): FilledImageFieldImage =>
    image(origin, fixture, { file, width, height });
  const size = logoSize(fixture);
  const logo = picture('logo.svg', size.width, size.height);
  const hasMobile = fixture.type === 'galileo_cobranding';
  return {
    brand_name: fixture.name,
    primary_colour: fixture.primary,
    colours: colours(fixture),
    dark_colours: darkColours(fixture),
    font_family: fixture.font,
    font_file: fontFile(origin, fixture),
    logo: hasMobile ? { ...logo, mobile: picture('logo-mobile.svg', 48, 48) } : logo,
    // Because: a co-brand shows what a theme without a logo for dark pages looks like.
    dark_logo: fixture.ownLogo === null ? {} : picture('logo-dark.svg', size.width, size.height),
    logo_max_width: fixture.ownLogo === null ? 200 : size.width,
    logo_max_height: 40,
    mobile_logo_max_width: Math.min(192, size.width),
    mobile_logo_max_height: 32,
    brand_lines: brandLines[fixture.uid] ?? [],
    og_image: picture('share.png', 1200, 630),
    favicon: picture('favicon.svg', 32, 32),
    apple_touch_icon: picture('apple-touch-icon.png', 180, 180),
    favicon_32x32: picture('favicon-32x32.png', 32, 32),
    favicon_16x16: picture('favicon-16x16.png', 16, 16),
    // Because: a document may omit any image; co-brands without image files omit this one.
    safari_pinned_tab: fixture.ownLogo === null ? {} : picture('safari-pinned-tab.svg', 40, 40),
  };
};

/** Returns the document of a theme, with images at this origin. */
export const themeDocumentOf =
  (origin: string) =>
  (fixture: ThemeFixture): ThemeDocument => ({
    id: `Z${fixture.uid}`,
    uid: fixture.uid,
    url: null,
    type: fixture.type,
    href: `${origin}/api/v2/documents/search?ref=&q=[[at(document.id, "Z${fixture.uid}")]]`,
    tags: [],
    first_publication_date: '2026-03-02T09:00:00+0000',
    last_publication_date: '2026-09-14T15:30:00+0000',
    slugs: [fixture.uid],
    linked_documents: [],
    lang: 'en-gb',
    alternate_languages: [],
    data: data(origin, fixture),
  });
