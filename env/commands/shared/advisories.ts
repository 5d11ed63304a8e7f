import { execFile } from 'node:child_process';
import { npmCommand } from '#env/commands/prepare.mjs';

/** The folder of the lockfile, variables for npm, and how long an answer may take, in milliseconds. */
export type AuditOptions = {
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly timeout?: number;
};

/** What npm says of the locked packages. */
export type AuditResult = { readonly ok: boolean; readonly text: string };

// Because: npm reports "no advisory" without asking if it is configured to work offline, skips development packages in production and
// advisories of a low level, and as text (11.19) it cannot tell of those of the lowest level alone.
const args = [
  'audit',
  '--json',
  '--package-lock-only',
  '--include=dev',
  '--offline=false',
  '--audit-level=info',
  '--fetch-retries=0',
  '--loglevel=warn',
];

/** The line in which npm says that a registry has no advisories, or did not answer. It fails alike for an advisory. */
const noAnswer = /^npm warn audit ((?:404|405|501) .+|request to \S+ failed, reason: .+|network timeout at: .+)$/im;

/**
 * Asks the registry for the advisories of every package that a lockfile names. Fails if there is one, or if the registry refuses; a registry that
 * keeps no advisories, or is not reached, passes.
 */
export const auditPackages = ({ folder, env = {}, timeout = 30_000 }: AuditOptions = {}): Promise<AuditResult> =>
  new Promise((resolve) => {
    const [program, all, options] = npmCommand(args, folder);
    execFile(program, all, { ...options, env: { ...process.env, ...env }, timeout }, (fault, stdout, stderr) => {
      const isLate = fault?.killed === true;
      const reason = isLate ? `no answer in ${timeout / 1000} s` : noAnswer.exec(stderr)?.[1];
      if (fault === null) return resolve({ ok: true, text: 'No package has a known advisory.' });
      if (reason === undefined) return resolve({ ok: false, text: `${stdout}${stderr}`.trim() });
      return resolve({ ok: true, text: `The registry does not answer: advisories were not checked (${reason}).` });
    });
  });
