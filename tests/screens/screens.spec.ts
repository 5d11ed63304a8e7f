import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brands } from '#domain/brand/brand.ts';
import { output } from '#env/commands/shared/top.ts';
import { sandboxed } from '#tests/e2e/fixtures/sandboxed.ts';
import type { Scene } from './scene.ts';
import { wanted } from './wanted.ts';

type SceneFile = { readonly scenes: readonly Scene[] };

const folder = fileURLToPath(new URL('scenes', import.meta.url));
const files: readonly SceneFile[] = await Promise.all(
  readdirSync(folder).map((file): Promise<SceneFile> => import(join(folder, file))),
);
const scenes = files.flatMap((file) => file.scenes).filter(({ name }) => name.startsWith(wanted.only));

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
