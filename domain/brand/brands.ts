import type { Brand, BrandKey } from './brand.ts';

/** The brand where neither the host nor the configuration names one. */
export const mainBrand: Brand = {
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

/** The brands. A new brand needs a row here, a block in the configuration and its images. */
export const brands: ReadonlyArray<Brand> = [
  mainBrand,
  {
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
  },
  {
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
  },
];

/** What the configuration says of the brands: the one for a host that names none, and host names that override the table. */
export type BrandHosts = {
  readonly appBrand: BrandKey | null;
  readonly hostNames: ReadonlyMap<BrandKey, string>;
};

/** The brand that a host names; else the configured brand, else the main brand. */
export const resolveBrand = (
  host: string,
  { appBrand, hostNames }: BrandHosts,
  table: ReadonlyArray<Brand> = brands,
): Brand => brandOfHost(host, hostNames, table) ?? table.find(({ key }) => key === appBrand) ?? mainBrand;

/** The brand whose host name is the host or a parent domain of it; null where there is none. */
export const brandOfHost = (
  host: string,
  hostNames: BrandHosts['hostNames'],
  table: ReadonlyArray<Brand> = brands,
): Brand | null => {
  const name = hostOnly(host);
  return table.find((brand) => belongs(name, hostOnly(hostNames.get(brand.key) ?? brand.hostName))) ?? null;
};

const belongs = (host: string, hostName: string): boolean =>
  hostName !== '' && (host === hostName || host.endsWith(`.${hostName}`));

/** A host in lower case, without its port and one trailing dot. */
export const hostOnly = (host: string): string => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
