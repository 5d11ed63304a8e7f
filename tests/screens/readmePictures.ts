import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { projectRoot } from '#env/shared/projectRoot.ts';

/** One picture of the README: a scene, its brand and the width of the window in CSS pixels. */
export type ReadmePicture = {
  readonly scene: string;
  readonly brand: string;
  readonly width: number;
};

/** The pictures of the README. */
export const readmePictures: readonly ReadmePicture[] = [
  { scene: 'sign-in/empty', brand: 'xe', width: 1280 },
  { scene: 'sign-up/code', brand: 'britline', width: 360 },
  { scene: 'two-factor/phone-validation', brand: 'johnlewis', width: 360 },
];

const maxBytes = 60_000;

// Because: Playwright writes no WebP, which shows text at a third of the size of a PNG.
const toWebp = async (context: BrowserContext, png: Buffer): Promise<Buffer> => {
  const page = await context.newPage();
  const encoded = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
    return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));
  }, png.toString('base64'));
  await page.close();
  return Buffer.from(encoded, 'base64');
};

/** Takes a picture of the README from a settled page, and writes it to `docs/pictures`. */
export const takeReadmePicture = async (page: Page, { scene, brand }: ReadmePicture): Promise<void> => {
  const picture = await toWebp(page.context(), await page.screenshot({ animations: 'disabled' }));
  if (picture.length > maxBytes) throw new Error(`The picture of ${scene} has ${picture.length} bytes`);
  const path = join(projectRoot, 'docs', 'pictures', `${scene.replace('/', '-')}-${brand}.webp`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
};
