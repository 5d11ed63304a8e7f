import type { Platform } from '#domain/platform/platform.ts';
import type { SocialProvider } from './socialProvider.ts';
import type { ThemeColours } from './theme.ts';

/** The document of the content service that holds a brand's theme. */
type ThemeDocument =
  /** One document for the brand. */
  | { readonly type: 'galileo_enhanced'; readonly uid: string }
  /** A document for each co-brand, which the redirect names; none without a co-brand. */
  | { readonly type: 'galileo_cobranding' };

/** The key of a brand in the brand table. It is a plain string, so that a new brand needs only a row. */
export type BrandKey = string;

/** Everything that differs by brand. */
export type Brand = {
  /** Names the brand's block in the configuration, and its folder of images in the build. */
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
  readonly hasMobileLogo: boolean;
  /** The colours without a theme. */
  readonly colours: ThemeColours;
  /** What the function `darkColours` makes of the colours. Written down here, so that the first screen does not load that function. */
  readonly darkColours: ThemeColours;
  /** The radius of a control, in pixels; that of a card is twice as large. */
  readonly radius: number;
  /** The typeface of the headings: a family of `ui/theme/fonts.css`. `<family> Heading` there is its local fallback of the same size. */
  readonly headingFace: 'Inter' | 'Source Serif 4' | 'Figtree';
  /** The social logins to show before the identity service has answered. */
  readonly socialLogins: ReadonlyArray<SocialProvider>;
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
  hasMobileLogo: true,
  colours: {
    primary: '10 20 110',
    onPrimary: '255 255 255',
    accent: '0 108 255',
    background: '244 246 251',
    surface: '255 255 255',
  },
  darkColours: {
    primary: '135 164 236',
    onPrimary: '16 22 36',
    accent: '135 164 236',
    background: '14 16 22',
    surface: '24 28 35',
  },
  radius: 12,
  headingFace: 'Inter',
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
  hasMobileLogo: false,
  colours: {
    primary: '138 21 56',
    onPrimary: '255 255 255',
    accent: '179 50 79',
    background: '250 246 243',
    surface: '255 255 255',
  },
  darkColours: {
    primary: '226 136 150',
    onPrimary: '34 16 19',
    accent: '226 136 150',
    background: '21 14 15',
    surface: '35 25 26',
  },
  radius: 4,
  headingFace: 'Source Serif 4',
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
  hasMobileLogo: false,
  colours: {
    primary: '31 77 58',
    onPrimary: '255 255 255',
    accent: '47 111 85',
    background: '246 247 244',
    surface: '255 255 255',
  },
  darkColours: {
    primary: '131 179 156',
    onPrimary: '8 26 18',
    accent: '131 179 156',
    background: '12 18 15',
    surface: '21 30 26',
  },
  radius: 2,
  headingFace: 'Figtree',
  socialLogins: ['google', 'apple'],
  capturesOAuth: false,
  tracksConsentChange: true,
  logsThemeFault: false,
};

/** The brands. A new brand needs a row here, a block in the configuration and its images. */
export const brands: ReadonlyArray<Brand> = [xe, britline, johnlewis];

/** The brand where neither the host nor the configuration names one. */
export const mainBrand: Brand = xe;

/** The address on this site of a brand's image, which is part of the build. */
export const brandImage = ({ key }: Pick<Brand, 'key'>, file: string): string => `/brands/${key}/${file}`;
