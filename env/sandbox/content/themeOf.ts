import { logoSize, type House } from './house.ts';
import type { ColourItem, FilledImage, ThemeData, ThemeDocument } from './themeDocument.ts';

type Picture = { readonly file: string; readonly width: number; readonly height: number };

const noImage: Record<string, never> = {};

const image = (origin: string, house: House, { file, ...dimensions }: Picture): FilledImage => ({
  id: `${house.uid}-${file}`,
  url: `${origin}/images/${house.uid}/${file}?auto=format,compress`,
  alt: house.name,
  copyright: null,
  dimensions,
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
});

const colours = (house: House): ReadonlyArray<ColourItem> => [
  { variable: 'primary', hex: house.primary, alpha: null },
  { variable: 'on_primary', hex: house.onPrimary, alpha: null },
  { variable: 'accent', hex: house.accent, alpha: null },
  { variable: 'background', hex: house.background, alpha: null },
  { variable: 'surface', ...house.surface },
];

const data = (origin: string, house: House): ThemeData => {
  const picture = (file: string, width: number, height: number): FilledImage =>
    image(origin, house, { file, width, height });
  const size = logoSize(house);
  const logo = picture('logo.svg', size.width, size.height);
  const hasMobile = house.type === 'galileo_cobranding';
  return {
    brand_name: house.name,
    primary_colour: house.primary,
    colours: colours(house),
    font_family: house.font,
    logo: hasMobile ? { ...logo, mobile: picture('logo-mobile.svg', 48, 48) } : logo,
    logo_max_width: house.drawn === null ? 200 : size.width,
    logo_max_height: 40,
    mobile_logo_max_width: Math.min(192, size.width),
    mobile_logo_max_height: 32,
    og_image: picture('share.png', 1200, 630),
    favicon: picture('favicon.svg', 32, 32),
    apple_touch_icon: picture('apple-touch-icon.png', 180, 180),
    favicon_32x32: picture('favicon-32x32.png', 32, 32),
    favicon_16x16: picture('favicon-16x16.png', 16, 16),
    // Because: a document may leave any image out, and houses without drawings have no such sign.
    safari_pinned_tab: house.drawn === null ? noImage : picture('safari-pinned-tab.svg', 40, 40),
  };
};

/** The document the content service keeps for a house, its images served from this origin. */
export const themeOf =
  (origin: string) =>
  (house: House): ThemeDocument => ({
    id: `Z${house.uid}`,
    uid: house.uid,
    url: null,
    type: house.type,
    href: `${origin}/api/v2/documents/search?ref=&q=[[at(document.id, "Z${house.uid}")]]`,
    tags: [],
    first_publication_date: '2026-03-02T09:00:00+0000',
    last_publication_date: '2026-09-14T15:30:00+0000',
    slugs: [house.uid],
    linked_documents: [],
    lang: 'en-gb',
    alternate_languages: [],
    data: data(origin, house),
  });
