import type { Platform } from '#domain/platform/platform.ts';

/** The document of the content service that holds a brand's theme. */
export type ThemeDocument =
  /** One document for the brand. */
  | { readonly type: 'galileo_enhanced'; readonly uid: string }
  /** A document for each co-brand, which the redirect names; none without a co-brand. */
  | { readonly type: 'galileo_cobranding' };

/** The colours of a page, by name. */
export const colourNames = ['primary', 'onPrimary', 'accent', 'background', 'surface'] as const;

/** The name of a colour of a page. */
export type ColourName = (typeof colourNames)[number];

/** The hex colours of a brand without a theme. */
export type BrandColours = { readonly [Name in ColourName]: string };

/** The typeface of a brand's headings. */
export type HeadingFace = {
  /** A family of `ui/theme/fonts.css`, which has a local stand-in of the same size, `<family> Heading`. */
  readonly family: 'Inter' | 'Source Serif 4' | 'Figtree';
  readonly weight: number;
};

/** The key of a brand in the brand table. A plain string, so that a new brand needs a row and no new type. */
export type BrandKey = string;

/** Everything that differs by brand. */
export type Brand = {
  /** Names the brand's block in the configuration and its folder of images. */
  readonly key: BrandKey;
  readonly id: number;
  readonly displayName: string;
  /** The parent domain; the runtime configuration may name another. */
  readonly hostName: string;
  readonly defaultPlatform: Platform;
  /** The platforms whose products a sign-in of the brand may return to. */
  readonly platforms: ReadonlyArray<Platform>;
  readonly sessionCookie: string;
  readonly themeDocument: ThemeDocument;
  /** Site-relative addresses of images shipped with the build. */
  readonly logo: string;
  readonly mobileLogo: string | null;
  readonly shareImage: string;
  /** The picture in the panel beside a form: white on transparent, above the colours of the theme. */
  readonly panelArt: string;
  readonly colours: BrandColours;
  /** The radius of a control, in pixels; that of a card is twice as large. */
  readonly radius: number;
  readonly headingFace: HeadingFace;
  /** The social logins to show before the identity service has answered. */
  readonly socialLogins: ReadonlyArray<string>;
  /** Whether the OAuth state and the PKCE challenge of a redirect are captured. */
  readonly capturesOAuth: boolean;
  readonly tracksConsentChange: boolean;
  readonly logsThemeFault: boolean;
};

const xe: Brand = {
  key: 'xe',
  id: 8,
  displayName: 'Xe',
  hostName: 'xe.com',
  defaultPlatform: 'XEMT',
  platforms: ['XEMT', 'XECI', 'XERA', 'XECD', 'ERP', 'DEVPORTAL'],
  sessionCookie: 'xe_session',
  themeDocument: { type: 'galileo_cobranding' },
  logo: '/brands/xe/logo.svg',
  mobileLogo: '/brands/xe/logo-mobile.svg',
  shareImage: '/brands/xe/share.png',
  panelArt: '/brands/xe/artwork.svg',
  colours: { primary: '#0a146e', onPrimary: '#ffffff', accent: '#006cff', background: '#f4f6fb', surface: '#ffffff' },
  radius: 12,
  headingFace: { family: 'Inter', weight: 700 },
  socialLogins: ['google', 'apple'],
  capturesOAuth: true,
  tracksConsentChange: true,
  logsThemeFault: false,
};

const britline: Brand = {
  key: 'britline',
  id: 7,
  displayName: 'Britline',
  hostName: 'britline.com',
  defaultPlatform: 'BRITLINE',
  platforms: ['BRITLINE'],
  sessionCookie: 'britline_session',
  themeDocument: { type: 'galileo_enhanced', uid: 'britline' },
  logo: '/brands/britline/logo.svg',
  mobileLogo: null,
  shareImage: '/brands/britline/share.png',
  panelArt: '/brands/britline/artwork.svg',
  colours: { primary: '#8a1538', onPrimary: '#ffffff', accent: '#b3324f', background: '#faf6f3', surface: '#ffffff' },
  radius: 4,
  headingFace: { family: 'Source Serif 4', weight: 600 },
  socialLogins: ['google', 'apple'],
  capturesOAuth: false,
  tracksConsentChange: false,
  logsThemeFault: true,
};

const johnlewis: Brand = {
  key: 'johnlewis',
  id: 6,
  displayName: 'John Lewis Money',
  hostName: 'johnlewismoney.com',
  defaultPlatform: 'JOHNLEWIS',
  platforms: ['JOHNLEWIS'],
  sessionCookie: 'jlm_session',
  themeDocument: { type: 'galileo_enhanced', uid: 'jlp' },
  logo: '/brands/johnlewis/logo.svg',
  mobileLogo: null,
  shareImage: '/brands/johnlewis/share.png',
  panelArt: '/brands/johnlewis/artwork.svg',
  colours: { primary: '#1f4d3a', onPrimary: '#ffffff', accent: '#2f6f55', background: '#f6f7f4', surface: '#ffffff' },
  radius: 2,
  headingFace: { family: 'Figtree', weight: 600 },
  socialLogins: ['google', 'apple'],
  capturesOAuth: false,
  tracksConsentChange: true,
  logsThemeFault: false,
};

/** The brands. A new one is a row here, a block in the configuration and its images. */
export const brands: ReadonlyArray<Brand> = [xe, britline, johnlewis];

/** The brand shown when neither host nor configuration names one. */
export const mainBrand: Brand = xe;
