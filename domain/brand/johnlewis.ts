import type { Brand } from './brand.ts';

/** The retail partner. */
export const johnlewis: Brand = {
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
