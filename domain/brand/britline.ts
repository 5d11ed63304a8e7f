import type { Brand } from './brand.ts';

/** The business brand in the United Kingdom. */
export const britline: Brand = {
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
