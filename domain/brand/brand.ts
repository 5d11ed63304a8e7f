import type { Platform } from '#domain/platform/platform.ts';
import type { SocialProvider } from './socialProvider.ts';
import type { ThemeColours } from './theme.ts';

/** The document of the content service that holds a brand's theme. */
type ThemeDocument =
  /** One document for the brand. */
  | { readonly type: 'galileo_enhanced'; readonly uid: string }
  /** A document for each co-brand, which the redirect names; none without a co-brand. */
  | { readonly type: 'galileo_cobranding' };

/** The key of a brand in the brand table. It is a plain string, so that a new brand needs only its row in the table. */
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
  /** The colours of the dark scheme without a theme. A theme without dark colours takes its own primary colour among them. */
  readonly darkColours: ThemeColours;
  /** The radius of a control, in pixels; that of a card is twice as large. */
  readonly radius: number;
  /** The typeface of the headings: a variable font of `ui/theme/faces.css`. `<family> Heading` in `fonts.css` is its local fallback of the same size. */
  readonly headingFace: 'Inter' | 'Source Serif 4' | 'Figtree';
  /** The social logins to show before the identity service has answered. */
  readonly socialLogins: ReadonlyArray<SocialProvider>;
  /** Whether the OAuth state and the PKCE challenge of a redirect are captured. */
  readonly capturesOAuth: boolean;
  readonly tracksConsentChange: boolean;
  readonly logsThemeFault: boolean;
};

/** The address on this site of a brand's image, which is part of the build. */
export const brandImage = ({ key }: Pick<Brand, 'key'>, file: string): string => `/brands/${key}/${file}`;
