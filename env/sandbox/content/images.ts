import { logoWidth, type House } from './house.ts';
import { plainPng } from './plainPng.ts';

export type Picture = { readonly type: string; readonly body: string | Uint8Array<ArrayBuffer> };

const svg = (width: number, height: number, inner: string): Picture => ({
  type: 'image/svg+xml; charset=utf-8',
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>\n`,
});

const badge = ({ primary, onPrimary, name }: House, size: number): string =>
  `<rect width="${size}" height="${size}" rx="${size / 4}" fill="${primary}"/>` +
  `<text x="${size / 2}" y="${size / 2}" dy=".35em" text-anchor="middle" font-family="Inter, Arial, sans-serif" font-weight="700" font-size="${size * 0.6}" fill="${onPrimary}">${name.slice(0, 1)}</text>`;

const wordmark = (house: House): string =>
  `${badge(house, 64)}<text x="80" y="32" dy=".35em" font-family="Inter, Arial, sans-serif" font-weight="700" font-size="26" fill="${house.primary}">${house.name}</text>`;

const width = (asked: string | null, own: number): number =>
  asked !== null && /^[1-9]\d{0,3}$/.test(asked) ? Math.min(3840, Number(asked)) : own;

const raster = (house: House, asked: string | null, size: readonly [number, number]): Picture => {
  const wide = width(asked, size[0]);
  return {
    type: 'image/png',
    body: plainPng(house.primary, wide, Math.max(1, Math.round((wide * size[1]) / size[0]))),
  };
};

/** One of a house's images; a raster one as wide as `w` asks, a drawn one as it is. Null for a name no house has. */
export const picture = (house: House, file: string, asked: string | null): Picture | null => {
  switch (file) {
    case 'logo.svg':
      return svg(logoWidth(house), 64, wordmark(house));
    case 'logo-mobile.svg':
      return svg(48, 48, badge(house, 48));
    case 'favicon.svg':
      return svg(32, 32, badge(house, 32));
    case 'share.png':
      return raster(house, asked, [1200, 630]);
    case 'apple-touch-icon.png':
      return raster(house, asked, [180, 180]);
    case 'favicon-32x32.png':
      return raster(house, asked, [32, 32]);
    case 'favicon-16x16.png':
      return raster(house, asked, [16, 16]);
    default:
      return null;
  }
};
