import { projectRoot } from '#env/shared/projectRoot.ts';
import { callAddress } from '#tests/wire/callLocalhost.ts';
import { controlAt } from '#tests/wire/controlAt.ts';

const [address = ''] = process.argv.slice(2);
const reasonOf = ({ message, cause }: Error): string => String(Reflect.get(Object(cause), 'code') ?? cause ?? message);
const silence = await callAddress(new Request(address, { redirect: 'manual' })).then(() => null, reasonOf);

if (silence === null) {
  const part =
    (await controlAt(address)) === null
      ? 'no sandbox on this machine: this runs the part of the contract that writes nothing.'
      : 'a sandbox: this runs the whole contract, and resets the sandbox.';
  console.log(`${address} is ${part}`);
  const { startVitest } = await import('vitest/node');
  await startVitest('test', [], {
    config: false,
    root: projectRoot,
    include: ['tests/contracts/launchpadAtAddress.ts'],
    env: { LAUNCHPAD: address },
    watch: false,
    reporters: ['tree'],
    testTimeout: 20_000,
  });
} else {
  console.error(`Nothing answers at ${address}: ${silence}`);
  process.exitCode = 1;
}
