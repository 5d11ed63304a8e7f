import { join } from 'node:path';
import { brands } from '#domain/brand/brand.ts';
import { outputFolder } from '#env/commands/shared/projectRoot.ts';
import { sandboxTest } from '#tests/e2e/fixtures/sandboxTest.ts';
import { allScenes } from './allScenes.ts';
import { sceneFilter } from './sceneFilter.ts';

const scenes = (await allScenes()).filter(({ name }) => name.startsWith(sceneFilter.only));

for (const { name, brands: keys, run } of scenes) {
  for (const brand of keys ?? brands.map(({ key }) => key)) {
    for (const width of sceneFilter.widths) {
      sandboxTest(`${name} ${brand} ${width}`, async ({ page, sandbox }) => {
        await page.setViewportSize({ width, height: width < 600 ? 740 : 800 });
        await run({ page, sandbox, brand });
        const path = join(outputFolder, 'screens', name, `${brand}-${width}.png`);
        await page.screenshot({ path, fullPage: true, animations: 'disabled' });
      });
    }
  }
}
