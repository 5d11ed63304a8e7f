// Serves the whole product, as it is built for production, in its sandbox.
import { serveSandbox } from '#env/sandbox/serveSandbox.ts';
import { ensureBuild } from './shared/ensureBuild.ts';
import { runSandbox } from './shared/runSandbox.ts';

await runSandbox(async (port) => {
  await ensureBuild();
  return serveSandbox({ port });
});
