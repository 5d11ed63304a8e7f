import type { Sandbox } from '#env/sandbox/serveSandbox.ts';

/** Prints a sentence, the addresses of a running sandbox, and how to sign in. */
export const announce = (sentence: string, { addresses }: Sandbox): void => {
  const width = Math.max(...addresses.map(({ name }) => name.length)) + 2;
  console.log(`${sentence}\n`);
  for (const { name, address } of addresses) console.log(`  ${name.padEnd(width)}${address}`);
  console.log('\nSign in as personal@sandbox.test with Correct-horse-9. Stop with Ctrl+C.');
};
