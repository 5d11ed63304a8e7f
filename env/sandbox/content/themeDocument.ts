/** A filled image field. Its address bears image parameters, as the service's own do. */
export type FilledImage = {
  readonly id: string;
  readonly url: string;
  readonly alt: string | null;
  readonly copyright: string | null;
  readonly dimensions: { readonly width: number; readonly height: number };
  readonly edit: { readonly x: number; readonly y: number; readonly zoom: number; readonly background: string };
};

/** An image field, empty when it is `{}`. */
type ImageField = FilledImage | Record<string, never>;

/** One colour variable: its name, its hex value (`#rgb` or `#rrggbb`), its alpha from 0 to 1 or null when opaque. */
export type ColourItem = {
  readonly variable: 'primary' | 'on_primary' | 'accent' | 'background' | 'surface';
  readonly hex: string;
  readonly alpha: number | null;
};

/** What a theme document holds, field by field; the same for `galileo_enhanced` and `galileo_cobranding`. */
export type ThemeData = {
  readonly brand_name: string;
  readonly primary_colour: string | null;
  readonly colours: ReadonlyArray<ColourItem>;
  readonly font_family: string | null;
  /** The `mobile` view is there for the main brand's co-brands only. */
  readonly logo: FilledImage & { readonly mobile?: FilledImage };
  readonly logo_max_width: number | null;
  readonly logo_max_height: number | null;
  readonly mobile_logo_max_width: number | null;
  readonly mobile_logo_max_height: number | null;
  readonly og_image: ImageField;
  readonly favicon: ImageField;
  readonly apple_touch_icon: ImageField;
  readonly favicon_32x32: ImageField;
  readonly favicon_16x16: ImageField;
  readonly safari_pinned_tab: ImageField;
};

/** A document as the content service hands it out. */
export type ThemeDocument = {
  readonly id: string;
  readonly uid: string;
  readonly url: null;
  readonly type: 'galileo_enhanced' | 'galileo_cobranding';
  readonly href: string;
  readonly tags: ReadonlyArray<string>;
  readonly first_publication_date: string;
  readonly last_publication_date: string;
  readonly slugs: ReadonlyArray<string>;
  readonly linked_documents: ReadonlyArray<never>;
  readonly lang: string;
  readonly alternate_languages: ReadonlyArray<never>;
  readonly data: ThemeData;
};

/** The two custom types, by the names editors see. */
export const themeTypes: { readonly [Type in ThemeDocument['type']]: string } = {
  galileo_enhanced: 'Brand theme',
  galileo_cobranding: 'Co-brand theme',
};
