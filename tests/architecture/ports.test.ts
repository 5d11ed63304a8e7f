import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { makeSandboxFixture } from '#tests/infrastructure/sandbox/sandboxFixture.ts';
import { projectFiles } from './projectFiles.ts';

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** The ports of `Ports` and `DeferredServicePorts`, by the names of their types. */
const portsIn = (source: string): readonly string[] =>
  source.split('/** The time, and timers. */')[0]?.match(/(?<=^ {2}readonly \w+: (?:\w+\.)?)[A-Z]\w+/gm) ?? [];

const rowsOf = (document: string): ReadonlyArray<readonly string[]> =>
  document
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.replaceAll('`', '').trim()));

const rows = rowsOf(textOf('docs/adapters.md'));
const ports = new Set(rows.map(([, port = '']) => port));
const suites = new Set(rows.flatMap(([, , , , suite = '']) => (suite === '' ? [] : [suite])));

/** The suites, each of which other files run over an adapter. */
const contracts = projectFiles().flatMap((path) => {
  const [, name] = /^tests\/contracts\/(\w+\.ts)$/.exec(path) ?? [];
  return name !== undefined && /export const \w+Contract = \(\s*adapter: string/.test(textOf(path)) ? [name] : [];
});

describe('the tables of ports', () => {
  it('have a row for each port of the use cases and of the deferred services', () => {
    const declared = portsIn(textOf('application/ports/ports.ts'));
    expect(declared.length).toBeGreaterThan(15);
    expect([...new Set(declared)].filter((port) => !ports.has(port))).toEqual([]);
    expect([...ports].filter((port) => ![...declared, 'SettingsSource'].includes(port))).toEqual([]);
  });

  it('name every contract suite, and none that does not exist', () => {
    expect(contracts.length).toBeGreaterThan(4);
    expect(contracts.filter((name) => !suites.has(name))).toEqual([]);
    expect([...suites].filter((name) => !existsSync(join(projectRoot, 'tests/contracts', name)))).toEqual([]);
  });

  it('name every call of the identity service, and no other', async () => {
    const [, section = ''] = textOf('docs/adapters.md').split('## Another identity service');
    const named = section.split('\n\n')[2]?.match(/(?<=`)\w+(?=`)/g);
    const { identity } = await makeSandboxFixture();
    expect(new Set(named)).toEqual(new Set(Object.keys(identity)));
  });

  it('name adapters that exist', () => {
    const named = rows.flatMap((cells) => cells.slice(2, 4)).filter((cell) => cell.endsWith('.ts'));
    expect(named.filter((name) => !projectFiles().some((path) => path.endsWith(`/${name}`)))).toEqual([]);
  });
});
