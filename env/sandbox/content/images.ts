import { existsSync, readFileSync } from 'node:fs';
import { getMimeType } from 'hono/utils/mime';
import type { ThemeFixture } from './themeFixtures.ts';

/** A file with its content type. */
export type ServedFile = { readonly type: string; readonly body: string | Uint8Array<ArrayBuffer> };

const brandImages = new URL('../../../ui/public/brands/', import.meta.url);

const ownWidth = (folder: string): number =>
  Number(/width="(\d+)"/.exec(readFileSync(new URL(`${folder}/logo.svg`, brandImages), 'utf8'))?.[1] ?? 200);

/** Returns the size of a theme's logo, in pixels. */
export const logoSize = ({ ownImages, name }: ThemeFixture): { readonly width: number; readonly height: number } =>
  ownImages === null ? { width: 88 + 15 * name.length, height: 64 } : { width: ownWidth(ownImages), height: 40 };

const svg = (width: number, height: number, inner: string): ServedFile => ({
  type: 'image/svg+xml; charset=utf-8',
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} 64">${inner}</svg>\n`,
});

/** The images that the sandbox draws for a theme without a folder of its own. */
const drawnImage = (fixture: ThemeFixture, file: string): ServedFile | null => {
  const { symbol, font, primary, name } = fixture;
  if (file === 'logo-mobile.svg' || file === 'favicon.svg') return svg(64, 64, symbol);
  const text = `<text x="80" y="32" dy=".35em" font-family="${font}, Arial, sans-serif" font-weight="700" font-size="26" fill="${primary}">${name}</text>`;
  return file === 'logo.svg' ? svg(logoSize(fixture).width, 64, `<g>${symbol}</g>${text}`) : null;
};

/** Returns an image of a theme; the main brand's where a co-brand has none of its own. Null for an unknown file. */
export const imageOf = (fixture: ThemeFixture, file: string): ServedFile | null => {
  const drawn = fixture.ownImages === null ? drawnImage(fixture, file) : null;
  const type = getMimeType(file);
  if (drawn !== null || type === undefined || !/^[a-z0-9-]+\.[a-z]+$/.test(file)) return drawn;
  const path = new URL(`${fixture.ownImages ?? 'xe'}/${file}`, brandImages);
  return existsSync(path) ? { type, body: new Uint8Array(readFileSync(path)) } : null;
};
