import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { BrandKey } from '#domain/brand/brand.ts';
import { brands } from '#domain/brand/brands.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { outputFolder, projectRoot } from '#env/shared/projectRoot.ts';
import type { Scene } from '#tests/screens/scene.ts';
import { sandboxTest } from '#tests/e2e/fixtures/sandboxTest.ts';
import { allScenes } from './allScenes.ts';
import { sceneFilter } from './sceneFilter.ts';
import { openScene } from './openScene.ts';

const scenes = (await allScenes()).filter(({ name }) => name.startsWith(sceneFilter.only));

const brandsOf = ({ brands: keys }: Scene): readonly BrandKey[] =>
  (keys ?? brands.map(({ key }) => key)).filter((key) => [null, key].includes(sceneFilter.brand));

type Shown = { readonly scene: Scene; readonly brand: BrandKey; readonly width: number };

const inLocale = sceneFilter.locale === defaultLocale ? '' : `-${sceneFilter.locale}`;
const inScheme = sceneFilter.scheme === 'dark' ? '-dark' : '';

const windowOf = (width: number) => ({ width, height: width < 600 ? 740 : 800 });

const takePicture = ({ scene, brand, width }: Shown): void => {
  sandboxTest(`${scene.name} ${brand} ${width}`, async ({ page, sandbox }) => {
    await page.setViewportSize(windowOf(width));
    await openScene(scene, { page, sandbox, brand });
    const path = join(outputFolder, 'screens', scene.name, `${brand}-${width}${inLocale}${inScheme}.png`);
    // Because: a picture of the full page resizes the window, and a dialog or the consent card leaves its place.
    const isFixed = scene.asksConsent === true || (await page.locator('dialog[open]').count()) > 0;
    await page.screenshot({ path, fullPage: !isFixed, animations: 'disabled' });
  });
};

/** The pictures of the README: a scene, its brand and the width of the window in CSS pixels. */
const readmePictures = [
  { scene: 'sign-in/empty', brand: 'xe', width: 1280 },
  { scene: 'sign-up/code', brand: 'britline', width: 360 },
  { scene: 'two-factor/phone-validation', brand: 'johnlewis', width: 360 },
] as const;

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
const takeReadmePicture = async (page: Page, { scene, brand }: (typeof readmePictures)[number]): Promise<void> => {
  const picture = await toWebp(page.context(), await page.screenshot({ animations: 'disabled' }));
  if (picture.length > maxBytes) throw new Error(`The picture of ${scene} has ${picture.length} bytes`);
  const path = join(projectRoot, 'docs', 'pictures', `${scene.replace('/', '-')}-${brand}.webp`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
};

for (const picture of sceneFilter.isForReadme ? readmePictures : []) {
  sandboxTest(`${picture.scene} for the README`, async ({ page, sandbox }) => {
    const scene = scenes.find(({ name }) => name === picture.scene);
    if (scene === undefined) throw new Error(`There is no scene ${picture.scene}`);
    await page.setViewportSize(windowOf(picture.width));
    await openScene(scene, { page, sandbox, brand: picture.brand });
    await takeReadmePicture(page, picture);
  });
}

for (const width of sceneFilter.widths) {
  for (const scene of scenes) for (const brand of brandsOf(scene)) takePicture({ scene, brand, width });
}
