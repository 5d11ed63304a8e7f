import { describe, expect, it } from 'vitest';
import { chunkGroups } from '#env/build/chunkGroups.ts';

const react = '/node_modules/react-dom/client.js';
const useBlocker = '/node_modules/@tanstack/react-router/dist/esm/useBlocker.js';

const imports: { readonly [module: string]: ReadonlyArray<string> } = {
  'view.tsx': ['router.ts', 'form.tsx', useBlocker],
  'router.ts': ['form.tsx', 'view.tsx', react],
  'OtherScreen.tsx': ['form.tsx', 'list.tsx'],
};

const modules = {
  getModuleInfo: (id: string) => Object.assign(Object.create(null), { importedIds: imports[id] ?? [] }),
};

describe('the chunks of the first load', () => {
  it('are the core, and the static imports of the view: the libraries, and the rest', () => {
    const [core, firstScreen] = chunkGroups('view.tsx');
    expect(core).toMatchObject({ name: 'core', tags: ['$initial'] });
    const name = firstScreen?.name;
    const nameOf = (id: string): unknown => (typeof name === 'function' ? name(id, modules) : name);
    expect(['view.tsx', 'router.ts', 'form.tsx'].map(nameOf)).toEqual(['view', 'view', 'view']);
    expect(nameOf(react)).toBe('vendor');
    expect(['OtherScreen.tsx', 'list.tsx', '/node_modules/inversify/index.js', useBlocker].map(nameOf)).toEqual(
      Array.from({ length: 4 }, () => null),
    );
  });
});

it.each([
  ['/ui/code/CodeForm.tsx', ['code']],
  ['/ui/shared/form/Choice.module.css', ['forms']],
  ['/ui/two-factor/OtherNumberLink.tsx', ['twoFactor']],
  ['/application/deferredServices.ts', ['deferred']],
  ['/ui/sign-up/SignUpScreen.tsx', []],
])('the chunks of small modules contain %s once, and no screen of another folder: %j', (id, chunks) => {
  const names = chunkGroups('view.tsx').flatMap(({ name, test }) =>
    test instanceof RegExp && test.test(id) ? [name] : [],
  );
  expect(names).toEqual(chunks);
});
