import { check } from 'recheck';
import { describe, expect, it, vi } from 'vitest';
import { isScript, parseModule } from './parsedModule.ts';
import { projectFiles } from './projectFiles.ts';
import { exposedPatterns, isExposed, patternsIn } from './regularExpressions.ts';

/** The longest time for one regular expression, in milliseconds. */
const checkLimit = 60_000;

/** Returns `safe` for a regular expression that takes linear time, else what is wrong with it. */
// Because: the checker's native program exists for some platforms only, and a busy machine must not change its verdict.
const timeVerdict = async (source: string, flags: string): Promise<string> => {
  vi.stubEnv('RECHECK_BACKEND', 'pure');
  const timeouts = { timeout: checkLimit, attackTimeout: null, incubationTimeout: null };
  const diagnosis = await check(source, flags, timeouts).finally(() => vi.unstubAllEnvs());
  if (diagnosis.status === 'safe') return 'safe';
  return diagnosis.status === 'vulnerable'
    ? `${diagnosis.complexity.summary} on ${diagnosis.attack.pattern}`
    : `unknown: ${diagnosis.error.kind}`;
};

const found = exposedPatterns();
const distinct = [...new Map(found.known.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).entries()];

describe('the list of regular expressions', () => {
  it('contains the literals of a module, whatever it is for, and counts what is put together', () => {
    const text = `
      const a: RegExp = /a+/gi; const view = <p>{text.replace(/b/u, '')}</p>;
      const c = new RegExp(\`x\${a}\`); const d = RegExp('d'); const e = [globalThis.RegExp];
      // /no/ and '/no/' and 1 / 2 / 3
      type Range = { readonly starts: RegExp };`;
    const { known, computed } = patternsIn('a.tsx', parseModule('a.tsx', text));
    expect(known.map(({ source, flags }) => [source, flags])).toEqual([
      ['a+', 'gi'],
      ['b', 'u'],
    ]);
    expect(computed).toBe(3);
  });

  it.each([
    ["text.match('(a+)+$')", 1],
    ['text?.matchAll(`${start}+$`)', 1],
    ["text['search']('(a+)+$')", 1],
    ["new globalThis['RegExp']('(a+)+$')", 1],
    ["<input pattern='(a+)+$' />", 1],
    ["site.get('/files/:name{(a+)+$}', answer)", 1],
    ['html`<input pattern="(a+)+$">`', 1],
    ['text.match(/a/)', 0],
    ['TE.match(onLeft, onRight)', 0],
    ["site.get('/files/:name', answer)", 0],
  ])('counts in %s as put together: %i', (text, count) => {
    expect(patternsIn('a.tsx', parseModule('a.tsx', text)).computed).toBe(count);
  });

  it('covers every layer, the sandbox and the server', () => {
    const scripts = projectFiles().filter((path) => isScript(path) && isExposed(path));
    for (const folder of ['domain', 'application', 'infrastructure/sandbox', 'ui', 'env/sandbox', 'env/server'])
      expect(scripts.filter((path) => path.startsWith(`${folder}/`)).length).toBeGreaterThan(10);
    expect(distinct.length).toBeGreaterThan(60);
  });

  it('is complete: no regular expression is put together while the program runs', () => {
    expect(found.computed).toBe(0);
  });
});

describe('a regular expression that reads what others write', () => {
  it.each([
    [{ source: '^(a+)+$', flags: '' }, /^exponential/],
    [{ source: '\\/+$', flags: '' }, /^2nd degree polynomial/],
    [{ source: '(', flags: '' }, /^unknown: invalid/],
  ])('is refused if it is %j', { timeout: checkLimit }, async (pattern, reason) => {
    expect(await timeVerdict(pattern.source, pattern.flags)).toMatch(reason);
  });

  it.each(distinct)('takes linear time: %s', { timeout: checkLimit }, async (_name, pattern) => {
    expect([pattern.path, await timeVerdict(pattern.source, pattern.flags)]).toEqual([pattern.path, 'safe']);
  });
});
