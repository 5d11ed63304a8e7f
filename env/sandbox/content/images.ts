import { existsSync, readFileSync } from 'node:fs';
import { logoSize, type House } from './house.ts';
import { plainPng } from './plainPng.ts';

export type Picture = { readonly type: string; readonly body: string | Uint8Array<ArrayBuffer> };

const svg = (width: number, height: number, inner: string): Picture => ({
  type: 'image/svg+xml; charset=utf-8',
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>\n`,
});

const signOf = ({ sign }: House, size: number): string => `<g transform="scale(${size / 64})">${sign}</g>`;

const wordmark = (house: House): string =>
  `${signOf(house, 64)}<text x="80" y="32" dy=".35em" font-family="${house.font}, Arial, sans-serif" font-weight="700" font-size="26" fill="${house.primary}">${house.name}</text>`;

const drawings = new URL('../../../ui/public/brands/', import.meta.url);

const types: { readonly [ending: string]: string } = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png' };

/** A drawing of the house's own, as it stands among the images of the brands. */
const drawn = ({ drawn: own }: House, file: string): Picture | null => {
  const type = types[file.split('.').at(-1) ?? ''];
  if (own === null || type === undefined || !/^[a-z0-9-]+\.[a-z]+$/.test(file)) return null;
  const path = new URL(`${own.folder}/${file}`, drawings);
  return existsSync(path) ? { type, body: new Uint8Array(readFileSync(path)) } : null;
};

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
export const picture = (house: House, file: string, asked: string | null): Picture | null =>
  drawn(house, file) ?? made(house, file, asked);

const made = (house: House, file: string, asked: string | null): Picture | null => {
  switch (file) {
    case 'logo.svg':
      return svg(logoSize(house).width, 64, wordmark(house));
    case 'logo-mobile.svg':
      return svg(48, 48, signOf(house, 48));
    case 'favicon.svg':
      return svg(32, 32, signOf(house, 32));
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
