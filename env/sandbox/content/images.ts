import { existsSync, readFileSync } from 'node:fs';
import { getMimeType } from 'hono/utils/mime';
import { logoSize, type ThemeFixture } from './themeFixtures.ts';
import { plainPng } from './plainPng.ts';

/** An image with its content type. */
export type Picture = { readonly type: string; readonly body: string | Uint8Array<ArrayBuffer> };

const svg = (width: number, height: number, inner: string): Picture => ({
  type: 'image/svg+xml; charset=utf-8',
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>\n`,
});

const symbolSvg = ({ symbol }: ThemeFixture, size: number): string =>
  `<g transform="scale(${size / 64})">${symbol}</g>`;

const wordmark = (fixture: ThemeFixture): string =>
  `${symbolSvg(fixture, 64)}<text x="80" y="32" dy=".35em" font-family="${fixture.font}, Arial, sans-serif" font-weight="700" font-size="26" fill="${fixture.primary}">${fixture.name}</text>`;

const brandImages = new URL('../../../ui/public/brands/', import.meta.url);

/** An image file of the brand in ui/public/brands; null if there is none. */
const fileImage = ({ ownLogo: own }: ThemeFixture, file: string): Picture | null => {
  const type = getMimeType(file);
  if (own === null || type === undefined || !/^[a-z0-9-]+\.[a-z]+$/.test(file)) return null;
  const path = new URL(`${own.folder}/${file}`, brandImages);
  return existsSync(path) ? { type, body: new Uint8Array(readFileSync(path)) } : null;
};

const widthOf = (requested: string | null, original: number): number =>
  requested !== null && /^[1-9]\d{0,3}$/.test(requested) ? Math.min(3840, Number(requested)) : original;

const raster = (fixture: ThemeFixture, requestedWidth: string | null, size: readonly [number, number]): Picture => {
  const width = widthOf(requestedWidth, size[0]);
  return {
    type: 'image/png',
    body: plainPng(fixture.primary, width, Math.max(1, Math.round((width * size[1]) / size[0]))),
  };
};

/** Returns an image of a theme; a raster image has the requested width in pixels. Null for an unknown file. */
export const picture = (fixture: ThemeFixture, file: string, requestedWidth: string | null): Picture | null =>
  fileImage(fixture, file) ?? generatedImage(fixture, file, requestedWidth);

const generatedImage = (fixture: ThemeFixture, file: string, requestedWidth: string | null): Picture | null => {
  switch (file) {
    case 'logo.svg':
      return svg(logoSize(fixture).width, 64, wordmark(fixture));
    case 'logo-mobile.svg':
      return svg(48, 48, symbolSvg(fixture, 48));
    case 'favicon.svg':
      return svg(32, 32, symbolSvg(fixture, 32));
    case 'share.png':
      return raster(fixture, requestedWidth, [1200, 630]);
    case 'apple-touch-icon.png':
      return raster(fixture, requestedWidth, [180, 180]);
    case 'favicon-32x32.png':
      return raster(fixture, requestedWidth, [32, 32]);
    case 'favicon-16x16.png':
      return raster(fixture, requestedWidth, [16, 16]);
    default:
      return null;
  }
};
