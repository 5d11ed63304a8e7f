import { describe, expect, it } from 'vitest';
import { advisoryVerdict } from '#env/commands/shared/advisories.ts';
import { readAuditReport } from '#env/commands/shared/auditReport.ts';

// Answers of npm 11, shortened.
const advisory = (name: string, title: string, severity: string) => ({
  source: 1,
  name,
  dependency: name,
  title,
  url: `https://advisories.example/${name}`,
  severity,
  cwe: ['CWE-22'],
  cvss: { score: 5, vectorString: null },
  range: '<=99',
});
const entry = (name: string, via: readonly unknown[]) => ({
  [name]: { name, severity: 'moderate', isDirect: true, via, effects: [], range: '', nodes: [`node_modules/${name}`] },
});
const report = (vulnerabilities: object): string =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: { total: 0 } } });

const refusal = (statusCode: number): string =>
  JSON.stringify({
    message: `${statusCode} Refused - POST https://packages.example.test/-/npm/v1/security/advisories/bulk`,
    method: 'POST',
    uri: 'https://packages.example.test/-/npm/v1/security/advisories/bulk',
    headers: { allow: ['GET,HEAD'] },
    statusCode,
    body: '',
    error: { summary: '', detail: '' },
  });
const methodNotAllowed = refusal(405);
const notConnected = JSON.stringify({
  message: 'request to https://packages.example.test/ failed, reason: connect ECONNREFUSED',
  error: { summary: '', detail: '' },
});
const noTime = JSON.stringify({ message: 'network timeout at: https://packages.example.test/', error: {} });
const noLockfile = JSON.stringify({
  error: { code: 'ENOLOCK', summary: 'This command requires an existing lockfile.', detail: '' },
});

describe('readAuditReport', () => {
  it('lists each advisory once, with the package that has it', () => {
    const vulnerabilities = {
      ...entry('server', ['router']),
      ...entry('router', [advisory('router', 'Path traversal', 'moderate'), advisory('router', 'Loop', 'low')]),
      ...entry('other', [advisory('router', 'Path traversal', 'moderate'), 'router']),
    };
    expect(readAuditReport(report(vulnerabilities))).toEqual({
      _tag: 'Answered',
      advisories: [
        'other (moderate): Path traversal https://advisories.example/router',
        'router (low): Loop https://advisories.example/router',
        'router (moderate): Path traversal https://advisories.example/router',
      ],
    });
    expect(readAuditReport(report({}))).toEqual({ _tag: 'Answered', advisories: [] });
  });

  it.each([refusal(404), refusal(405), refusal(501), notConnected, noTime])(
    'recognises that the registry has no advisories or is not reached: %s',
    (output) => {
      expect(readAuditReport(output)).toEqual({ _tag: 'Unanswered', reason: JSON.parse(output).message });
    },
  );

  it.each([...[400, 401, 403, 407, 426, 429, 500, 502, 503].map(refusal), '{"message":"Invalid URL","error":{}}'])(
    'does not take an error for a registry without advisories: %s',
    (output) => {
      expect(readAuditReport(output)).toEqual({ _tag: 'Failed', output });
    },
  );

  it.each([noLockfile, '', 'not JSON', '{}', 'null', '{"auditReportVersion":2,"vulnerabilities":[1]}'])(
    'takes no other output for an answer: %s',
    (output) => {
      expect(readAuditReport(output)).toEqual({ _tag: 'Failed', output });
    },
  );
});

describe('advisoryVerdict', () => {
  it.each(['info', 'low', 'moderate', 'high', 'critical'])('fails on an advisory of severity %s', (severity) => {
    const { ok, lines } = advisoryVerdict(readAuditReport(report(entry('a', [advisory('a', 'Boom', severity)]))));
    expect([ok, lines.at(-1)]).toEqual([false, `a (${severity}): Boom https://advisories.example/a`]);
  });

  it('passes without an advisory, and says so', () => {
    expect(advisoryVerdict(readAuditReport(report({})))).toEqual({
      ok: true,
      lines: ['No package has a known advisory.'],
    });
  });

  it('passes without an answer, and says that nothing was checked', () => {
    const { ok, lines } = advisoryVerdict(readAuditReport(methodNotAllowed));
    expect(ok).toBe(true);
    expect(lines.join('\n')).toMatch(/^The registry does not answer: advisories were not checked \(405 /);
  });

  it('fails if npm cannot ask, and shows its output', () => {
    const { ok, lines } = advisoryVerdict(readAuditReport(noLockfile));
    expect([ok, lines.at(-1)]).toEqual([false, noLockfile]);
  });
});
