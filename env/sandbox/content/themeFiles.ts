import { existsSync, readFileSync } from 'node:fs';
import { getMimeType } from 'hono/utils/mime';
import { fontFileOf, type ThemeFixture } from './themeFixtures.ts';

/** A file with its content type. */
export type ServedFile = { readonly type: string; readonly body: Uint8Array<ArrayBuffer> };

/** Returns an image of a theme (the main brand's where a co-brand has none of its own) or its font. Null for an unknown file. */
export const fileOf = ({ uid, ownImages, font, fontFile }: ThemeFixture, file: string): ServedFile | null => {
  const type = getMimeType(file);
  if (type === undefined || !/^[a-z0-9-]+\.[a-z0-9]+$/.test(file)) return null;
  const own = new URL(`images/${uid}/${file}`, import.meta.url);
  const brands = new URL(`../../../ui/public/brands/${ownImages ?? 'xe'}/${file}`, import.meta.url);
  const path = [file === fontFile ? fontFileOf(font) : own, brands].find((one) => existsSync(one));
  return path === undefined ? null : { type, body: new Uint8Array(readFileSync(path)) };
};
