import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compilerOffences, untypedExport } from './planting/compilerOffences.ts';
import { layerOffences } from './planting/layerOffences.ts';
import { mannerOffences } from './planting/mannerOffences.ts';
import { plantedProject, type Objection, type PlantedProject } from './planting/plantedProject.ts';

const clean = "export const thing = 'clean';\n";
const offences = [...layerOffences, ...mannerOffences];
const layers = ['domain', 'application', 'infrastructure', 'ui', 'env'];

const objectionsTo = (said: readonly Objection[], path: string): readonly string[] =>
  said.filter(({ file }) => file === path).map(({ rule }) => rule);

describe('the linter', () => {
  let project: PlantedProject;
  let said: readonly Objection[] = [];

  beforeAll(() => {
    project = plantedProject();
    for (const layer of layers) project.plant(`${layer}/planted/neighbour.ts`, clean);
    for (const { path, text } of offences) project.plant(path, text);
    said = project.lint();
  });
  afterAll(() => project.remove());

  it.each(offences)('objects to $what ($path) with $rule', ({ path, rule }) => {
    expect(objectionsTo(said, path)).toContain(rule);
  });

  it.each(layers)('leaves a clean file in %s alone', (layer) => {
    expect(objectionsTo(said, `${layer}/planted/neighbour.ts`)).toEqual([]);
  });
});

describe('the compiler', () => {
  let project: PlantedProject;
  let said: readonly Objection[] = [];

  beforeAll(() => {
    project = plantedProject();
    for (const layer of layers) project.plant(`${layer}/neighbour.ts`, "export const thing: string = 'clean';\n");
    for (const { path, text } of compilerOffences) project.plant(path, text);
    said = ['domain', 'application', 'ui'].flatMap((layer) => project.compile(layer));
  });
  afterAll(() => project.remove());

  it.each(compilerOffences)('objects to $what ($path) with $rule', ({ path, rule }) => {
    expect(objectionsTo(said, path)).toContain(rule);
  });

  it('leaves a clean file in the domain alone', () => {
    expect(objectionsTo(said, 'domain/neighbour.ts')).toEqual([]);
  });
});

describe('the compiler, where nothing else is wrong', () => {
  let project: PlantedProject;

  beforeAll(() => {
    project = plantedProject();
  });
  afterAll(() => project.remove());

  it('is content with a typed export, and objects to one that leaves its type to be guessed', () => {
    project.plant('domain/planted/typed.ts', "export const thing: string = 'clean';\n");
    expect(project.compile('domain')).toEqual([]);
    project.plant(untypedExport.path, untypedExport.text);
    expect(objectionsTo(project.compile('domain'), untypedExport.path)).toContain(untypedExport.rule);
  });
});
