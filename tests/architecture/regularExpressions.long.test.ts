import { describe, expect, it } from 'vitest';
import { checkLimit, timeVerdict } from './linearTime.ts';
import { isScript, parseModule } from './parsedModule.ts';
import { projectFiles } from './projectFiles.ts';
import { exposedPatterns, isExposed, patternsIn } from './regularExpressions.ts';

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
    "text.match('(a+)+$')",
    'text?.matchAll(`${start}+$`)',
    "text['search']('(a+)+$')",
    'text.match(pattern)',
    "new globalThis['RegExp']('(a+)+$')",
    "<input pattern='(a+)+$' />",
    '<input pattern={pattern} />',
    "site.get('/files/:name{(a+)+$}', answer)",
    'site.get(`/${folder}/:name{(a+)+$}`, answer)',
    'html`<input pattern="(a+)+$">`',
  ])('counts %s as put together', (text) => {
    expect(patternsIn('a.tsx', parseModule('a.tsx', text)).computed).toBe(1);
  });

  it.each(['text.match(/a/)', 'match(0)', 'TE.match(onLeft, onRight)', "site.get('/files/:name', answer)"])(
    'does not count %s',
    (text) => {
      expect(patternsIn('a.tsx', parseModule('a.tsx', text)).computed).toBe(0);
    },
  );

  it('covers every layer, the sandbox and the server', () => {
    const scripts = projectFiles().filter((path) => isScript(path) && isExposed(path));
    const folders = [
      'domain',
      'application',
      'infrastructure',
      'infrastructure/sandbox',
      'ui',
      'env/sandbox',
      'env/server',
    ];
    for (const folder of folders)
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
    [{ source: '[?#].*$', flags: '' }, /^2nd degree polynomial/],
    [{ source: '\\/+$', flags: '' }, /^2nd degree polynomial/],
    [{ source: '<script(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)<\\/script>', flags: 'gi' }, /degree polynomial/],
    [{ source: '(', flags: '' }, /^unknown: invalid/],
  ])('is refused if it is %j', { timeout: checkLimit }, async (pattern, reason) => {
    expect(await timeVerdict(pattern.source, pattern.flags)).toMatch(reason);
  });

  it.each(distinct)('takes linear time: %s', { timeout: checkLimit }, async (_name, pattern) => {
    expect([pattern.path, await timeVerdict(pattern.source, pattern.flags)]).toEqual([pattern.path, 'safe']);
  });
});
