// Serves the production build in the sandbox, and builds it first if it is out of date.
import { serveSandbox } from '#env/sandbox/serveSandbox.ts';
import { announce } from './shared/announce.ts';
import { freePort } from './shared/freePort.ts';
import { ensureBuild } from '#env/commands/shared/ensureBuild.ts';

const port = await freePort(process.env['PORT']);
await ensureBuild();
const sandbox = await serveSandbox({ port });
announce('The sandbox is running.', sandbox);

const close = (): void => {
  void sandbox.close().then(() => process.exit(0));
};
process.once('SIGINT', close);
process.once('SIGTERM', close);
