import { join } from 'node:path';
import { brands } from '#domain/brand/brand.ts';
import { output } from '#env/commands/shared/top.ts';
import { sandboxed } from '#tests/e2e/fixtures/sandboxed.ts';
import { allScenes } from './allScenes.ts';
import { wanted } from './wanted.ts';

const scenes = (await allScenes()).filter(({ name }) => name.startsWith(wanted.only));

for (const { name, brands: keys, run } of scenes) {
  for (const brand of keys ?? brands.map(({ key }) => key)) {
    for (const width of wanted.widths) {
      sandboxed(`${name} ${brand} ${width}`, async ({ page, sandbox }) => {
        await page.setViewportSize({ width, height: width < 600 ? 740 : 800 });
        await run({ page, sandbox, brand });
        const path = join(output, 'screens', name, `${brand}-${width}.png`);
        await page.screenshot({ path, fullPage: true, animations: 'disabled' });
      });
    }
  }
}
