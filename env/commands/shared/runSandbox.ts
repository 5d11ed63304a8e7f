import type { Sandbox } from '#env/sandbox/serveSandbox.ts';
import { endWithNpm } from './endWithNpm.ts';
import { freePort } from './freePort.ts';

/** Opens a sandbox on the port of the variable PORT, prints its addresses and how to sign in, and closes it at the end. */
export const runSandbox = async (open: (port: number) => Promise<Sandbox>): Promise<void> => {
  let close = async (): Promise<void> => undefined;
  endWithNpm(() => close());
  const sandbox = await open(await freePort(process.env['PORT']));
  ({ close } = sandbox);
  const width = Math.max(...sandbox.addresses.map(({ name }) => name.length)) + 2;
  console.log('The sandbox is running.\n');
  for (const { name, address } of sandbox.addresses) console.log(`  ${name.padEnd(width)}${address}`);
  console.log('\nSign in as personal@sandbox.test with Correct-horse-9. Stop with Ctrl+C.');
};
