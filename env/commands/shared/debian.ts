import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { runProgram } from './tool.ts';

const servicePolicy = '/usr/sbin/policy-rc.d';

const aptGet = (...args: readonly string[]): Promise<number> =>
  runProgram('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, isQuiet: true });

/**
 * Installs Debian packages without starting their services, on Debian as root; elsewhere it does nothing. A package that the
 * distribution lacks stays missing.
 */
export const installFromDebian = async (packages: readonly string[]): Promise<void> => {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (packages.length === 0 || !isDebianRoot) return;
  console.log(`Installing ${packages.join(', ')} ...`);
  const isOurs = !existsSync(servicePolicy);
  if (isOurs) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await aptGet('update');
    for (const name of packages) await aptGet('install', '-y', '--no-install-recommends', name);
  } finally {
    if (isOurs) rmSync(servicePolicy);
  }
};
