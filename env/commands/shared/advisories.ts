import { spawn } from 'node:child_process';
import { npmCommand } from '#env/commands/prepare.mjs';
import { readAuditReport, type AuditResult } from './auditReport.ts';

/** How to ask: variables for npm, and how long an answer may take, in milliseconds. */
export type AuditOptions = { readonly env?: Readonly<Record<string, string>>; readonly timeout?: number };

// Because: npm reports "no advisory" without asking if it is configured to work offline, and skips development packages in production.
const args = ['audit', '--json', '--include=dev', '--offline=false', '--fetch-retries=0'];

/** Asks the registry for the advisories of every locked package. */
export const auditPackages = ({ env = {}, timeout = 30_000 }: AuditOptions = {}): Promise<AuditResult> =>
  new Promise((resolve, reject) => {
    const [program, all, options] = npmCommand(args);
    const child = spawn(program, all, {
      ...options,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout,
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.on('error', reject);
    child.on('close', (_code, signal) =>
      resolve(
        signal === null
          ? readAuditReport(Buffer.concat(parts).toString())
          : { _tag: 'Unanswered', reason: `no answer in ${timeout / 1000} s` },
      ),
    );
  });

/** What a check of advisories prints, and whether it succeeded. */
export const advisoryVerdict = (result: AuditResult): { readonly ok: boolean; readonly lines: readonly string[] } => {
  switch (result._tag) {
    case 'Answered':
      return result.advisories.length === 0
        ? { ok: true, lines: ['No package has a known advisory.'] }
        : { ok: false, lines: ['Packages with a known advisory:', ...result.advisories] };
    case 'Unanswered':
      return { ok: true, lines: [`The registry does not answer: advisories were not checked (${result.reason}).`] };
    case 'Failed':
      return { ok: false, lines: ['npm could not check the advisories:', result.output] };
  }
};

/** Prints the known advisories of the locked packages; returns false if there is one, and true if the registry does not answer. */
export const checkAdvisories = async (options?: AuditOptions): Promise<boolean> => {
  const { ok, lines } = advisoryVerdict(await auditPackages(options));
  console.log(lines.join('\n'));
  return ok;
};
