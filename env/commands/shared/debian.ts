import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Whether this is a Debian on which packages may be installed. */
export const isDebianRoot = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

const servicePolicy = '/usr/sbin/policy-rc.d';

// Because: Debian starts a service together with its package, and a test run must not leave one running.
const withoutServices = (install: () => void): void => {
  const ours = !existsSync(servicePolicy);
  if (ours) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    install();
  } finally {
    if (ours) rmSync(servicePolicy);
  }
};

/** Installs Debian packages, starting none of the services in them. */
export const installFromDebian = (packages: readonly string[]): void => {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  withoutServices(() => {
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  });
};
