import type { Brand } from './brand.ts';

/** The main brand: our own product. */
export const xe: Brand = {
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
