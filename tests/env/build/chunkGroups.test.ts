import { describe, expect, it } from 'vitest';
import { chunkGroups } from '#env/build/chunkGroups.ts';

const useBlocker = '/node_modules/@tanstack/react-router/dist/esm/useBlocker.js';

const imports: { readonly [module: string]: ReadonlyArray<string> } = {
  'view.tsx': ['router.ts', 'form.tsx', useBlocker],
  'router.ts': ['form.tsx', 'view.tsx'],
  'form.tsx': [],
  'OtherScreen.tsx': ['form.tsx', 'list.tsx'],
};
type Group = ReturnType<typeof chunkGroups>[number];

const modules = {
  getModuleInfo: (id: string) => Object.assign(Object.create(null), { importedIds: imports[id] ?? [] }),
};

const matches = (group: Group | undefined, id: string): boolean =>
  typeof group?.test === 'function' ? group.test(id) === true : false;

const nameFor = (group: Group | undefined, id: string): unknown =>
  typeof group?.name === 'function' ? group.name(id, modules) : group?.name;

describe('the chunks of the first load', () => {
  it('are the core, the rendering libraries and the static imports of the view', () => {
    const [core, vendor, view] = chunkGroups('view.tsx');
    expect(core).toMatchObject({ name: 'core', tags: ['$initial'] });
    const libraries = ['react-dom/client.js', 'inversify/index.js'].map((id) => `/node_modules/${id}`);
    expect([...libraries, useBlocker].map((id) => matches(vendor, id))).toEqual([true, false, false]);
    expect(Object.keys(imports).map((id) => nameFor(view, id))).toEqual(['view', 'view', 'view', null]);
    expect([nameFor(view, 'list.tsx'), nameFor(view, useBlocker)]).toEqual([null, null]);
  });
});

describe('the chunks of small modules', () => {
  const groups = chunkGroups('view.tsx');
  const chunksOf = (id: string): ReadonlyArray<unknown> =>
    groups.flatMap(({ name, test }) => (test instanceof RegExp && test.test(id) ? [name] : []));

  it.each([
    ['/ui/code/CodeForm.tsx', 'code'],
    ['/ui/shared/form/Choice.module.css', 'forms'],
    ['/ui/sign-up/signUpErrors.tsx', 'forms'],
    ['/domain/platform/helpCentre.ts', 'twoFactor'],
    ['/infrastructure/deferredModules.ts', 'deferred'],
    ['/ui/deferred-services/DeferredServicesRoot.tsx', 'deferred'],
  ])('contain %s once', (id, chunk) => {
    expect(chunksOf(id)).toEqual([chunk]);
  });

  it('contain no screen', () => {
    expect(chunksOf('/ui/sign-up/SignUpScreen.tsx')).toEqual([]);
  });
});
