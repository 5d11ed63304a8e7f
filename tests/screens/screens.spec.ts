import { join } from 'node:path';
import { brands } from '#domain/brand/brand.ts';
import { outputFolder } from '#env/commands/shared/projectRoot.ts';
import { answeredConsent } from '#env/sandbox/screens/answeredConsent.ts';
import { sandboxTest } from '#tests/e2e/fixtures/sandboxTest.ts';
import { allScenes } from './allScenes.ts';
import { playwrightDevice } from './playwrightDevice.ts';
import { sceneFilter } from './sceneFilter.ts';
import { settle } from './settle.ts';

const scenes = (await allScenes()).filter(({ name }) => name.startsWith(sceneFilter.only));

for (const scene of scenes) {
  for (const brand of scene.brands ?? brands.map(({ key }) => key)) {
    for (const width of sceneFilter.widths) {
      sandboxTest(`${scene.name} ${brand} ${width}`, async ({ page, sandbox }) => {
        const url = sandbox.origin(`account.${brand}`);
        await page.setViewportSize({ width, height: width < 600 ? 740 : 800 });
        if (scene.asksConsent !== true)
          await page.context().addCookies(answeredConsent.map((cookie) => ({ ...cookie, url })));
        await scene.run({ page, sandbox, brand, device: playwrightDevice(page, sandbox) });
        await settle(page, scene);
        const path = join(outputFolder, 'screens', scene.name, `${brand}-${width}.png`);
        await page.screenshot({ path, fullPage: true, animations: 'disabled' });
      });
    }
  }
}
