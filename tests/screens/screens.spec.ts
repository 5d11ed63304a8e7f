import { join } from 'node:path';
import type { BrandKey } from '#domain/brand/brand.ts';
import { brands } from '#domain/brand/brands.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { outputFolder } from '#env/shared/projectRoot.ts';
import type { Scene } from '#tests/screens/scene.ts';
import { sandboxTest } from '#tests/e2e/fixtures/sandboxTest.ts';
import { allScenes } from './allScenes.ts';
import { readmePictures, takeReadmePicture } from './readmePictures.ts';
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
