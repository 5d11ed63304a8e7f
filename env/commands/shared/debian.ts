import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Whether this is Debian and the process may install packages. */
export const isDebianRoot = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

const servicePolicy = '/usr/sbin/policy-rc.d';

// Because: Debian starts a service when it installs its package, and a test run must not leave one running.
const withoutServices = (install: () => void): void => {
  const isOurs = !existsSync(servicePolicy);
  if (isOurs) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    install();
  } finally {
    if (isOurs) rmSync(servicePolicy);
  }
};

/** Installs Debian packages without starting their services. */
export const installFromDebian = (packages: readonly string[]): void => {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  withoutServices(() => {
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  });
};
