/** The colours of a page, by name. */
export const colourNames = ['primary', 'onPrimary', 'accent', 'background', 'surface'] as const;

/** The name of a colour of a page. */
export type ColourName = (typeof colourNames)[number];

/** The colours of a brand without a theme, each as 'r g b', so that the first screen's script need not read hex colours. */
export type BrandColours = { readonly [Name in ColourName]: string };

/** The typeface of a brand's headings: a family of `ui/theme/fonts.css`, which has a local stand-in of the same size, `<family> Heading`. */
export type HeadingFace = 'Inter' | 'Source Serif 4' | 'Figtree';

/** How a brand looks: columns of the brand table. */
export type BrandLook = {
  /** Site-relative addresses of images shipped with the build. */
  readonly logo: string;
  readonly mobileLogo: string | null;
  /** The logo on a dark page, at every width. */
  readonly darkLogo: string;
  readonly shareImage: string;
  /** The picture in the panel beside a form: white on transparent, above the colours of the theme. */
  readonly panelArt: string;
  readonly colours: BrandColours;
  /** What `darkColours` makes of the colours, written down so that the first screen's script need not contain the rule. */
  readonly darkColours: BrandColours;
  /** The radius of a control, in pixels; that of a card is twice as large. */
  readonly radius: number;
  readonly headingFace: HeadingFace;
};
