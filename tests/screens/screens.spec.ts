import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { BrandKey } from '#domain/brand/brand.ts';
import { brands } from '#domain/brand/brands.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { outputFolder } from '#env/shared/projectRoot.ts';
import { answeredConsent } from '#tests/screens/answeredConsent.ts';
import type { Scene } from '#tests/screens/scene.ts';
import { sandboxTest, type Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { allScenes } from './allScenes.ts';
import { readmePictures, takeReadmePicture } from './readmePictures.ts';
import { sceneFilter } from './sceneFilter.ts';
import { settle } from './settle.ts';

const scenes = (await allScenes()).filter(({ name }) => name.startsWith(sceneFilter.only));

const brandsOf = ({ brands: keys }: Scene): readonly BrandKey[] =>
  (keys ?? brands.map(({ key }) => key)).filter((key) => [null, key].includes(sceneFilter.brand));

type Shown = { readonly scene: Scene; readonly brand: BrandKey; readonly width: number };

const openScene = async ({ scene, brand, width }: Shown, page: Page, sandbox: Sandbox): Promise<void> => {
  const url = sandbox.origin(`account.${brand}`);
  await page.setViewportSize({ width, height: width < 600 ? 740 : 800 });
  if (scene.asksConsent !== true)
    await page.context().addCookies(answeredConsent.map((cookie) => ({ ...cookie, url })));
  await scene.run({ page, sandbox, brand });
  await settle(page, scene);
};

/** The ten screens with the tallest pictures, each in its tallest state, measured in English at 1280 px; and the consent card. */
const longScenes: readonly string[] = [
  'sign-up/taken',
  'password/change-refused',
  'sign-in/wrong-password',
  'password/wrong-code',
  'two-factor/wrong-code',
  'codes/rate-limited',
  'two-factor/number-refused',
  'codes/email-change-wrong',
  'two-factor/send-failed',
  'session/choose-among-many',
  'consent/summary',
  'consent/details',
];

/** The languages in which they are taken too: one with long words, and one with another alphabet. */
const longLocales = ['de-DE', 'el-GR'] as const;

const inLocale = sceneFilter.locale === defaultLocale ? '' : `-${sceneFilter.locale}`;
const inScheme = sceneFilter.scheme === 'dark' ? '-dark' : '';

const takePicture = ({ file, ...shown }: Shown & { readonly file: string }): void => {
  sandboxTest(`${shown.scene.name} ${file}`, async ({ page, sandbox }) => {
    await openScene(shown, page, sandbox);
    const path = join(outputFolder, 'screens', shown.scene.name, `${file}${inScheme}.png`);
    // Because: a picture of the full page resizes the window, and a dialog or the consent card leaves its place.
    const isFixed = shown.scene.asksConsent === true || (await page.locator('dialog[open]').count()) > 0;
    const fullPage = !isFixed;
    await page.screenshot({ path, fullPage, animations: 'disabled' });
  });
};

for (const picture of sceneFilter.isForReadme ? readmePictures : []) {
  sandboxTest(`${picture.scene} for the README`, async ({ page, sandbox }) => {
    const scene = scenes.find(({ name }) => name === picture.scene);
    if (scene === undefined) throw new Error(`There is no scene ${picture.scene}`);
    await openScene({ ...picture, scene }, page, sandbox);
    await takeReadmePicture(page, picture);
  });
}

for (const width of sceneFilter.widths) {
  for (const scene of scenes) {
    for (const brand of brandsOf(scene)) takePicture({ scene, brand, width, file: `${brand}-${width}${inLocale}` });
  }
}

for (const locale of sceneFilter.takesLongScenes ? longLocales : []) {
  sandboxTest.describe(locale, () => {
    sandboxTest.use({ locale });
    for (const width of sceneFilter.widths) {
      for (const scene of scenes.filter(({ name }) => longScenes.includes(name))) {
        const [brand] = brandsOf(scene);
        if (brand !== undefined) takePicture({ scene, brand, width, file: `${brand}-${width}-${locale}` });
      }
    }
  });
}
