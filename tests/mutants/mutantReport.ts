/** A small change of the code, and what the tests said to it. */
export type Mutant = {
  readonly file: string;
  readonly line: number;
  readonly status: string;
  /** The changed lines, before the change and after it; each on one line. */
  readonly from: string;
  readonly to: string;
};

/** The mutants of each file that no test can tell from the code, and why. */
export type EqualMutants = {
  readonly [file: string]: ReadonlyArray<{ readonly from: string; readonly to: string; readonly reason: string }>;
};

/** The lowest accepted share of killed mutants in each layer, in per cent. */
export const limits: { readonly [layer: string]: number } = { domain: 95, application: 85 };

/**
 * What became of a mutant. Stryker takes it for a survivor when every test file that imports it fails to load, because no test has failed then;
 * `testsCompleted` is 0 for such a mutant.
 */
export const statusOf = (result: { readonly status: string; readonly testsCompleted?: number | undefined }): string =>
  result.status === 'Survived' && result.testsCompleted === 0 ? 'Killed' : result.status;

const isKilled = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';
const isSurvivor = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage';

const layerOf = ({ file }: Mutant): string => file.split('/')[0] ?? '';
const folderOf = ({ file }: Mutant): string => file.split('/').slice(0, -1).join('/');

/** The share of killed mutants in per cent; mutants that do not run do not count. */
export const score = (mutants: readonly Mutant[]): number => {
  const killed = mutants.filter(isKilled).length;
  const survived = mutants.filter(isSurvivor).length;
  return killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
};

const groups = (
  mutants: readonly Mutant[],
  nameOf: (mutant: Mutant) => string,
): ReadonlyMap<string, readonly Mutant[]> => {
  const names = [...new Set(mutants.map(nameOf))].toSorted();
  return new Map(names.map((name) => [name, mutants.filter((mutant) => nameOf(mutant) === name)]));
};

const scoreLine = (name: string, mutants: readonly Mutant[]): string =>
  `${score(mutants).toFixed(1).padStart(6)} %  ${name} (${mutants.filter(isSurvivor).length} of ${mutants.length} survive)`;

type Change = Pick<Mutant, 'file' | 'from' | 'to'>;

const isSameChange = (one: Change) => (other: Change) =>
  one.file === other.file && one.from === other.from && one.to === other.to;

/** Every entry of the list that belongs to a file among these mutants. */
const listed = (mutants: readonly Mutant[], equal: EqualMutants): readonly Change[] => {
  const files = new Set(mutants.map(({ file }) => file));
  return Object.entries(equal).flatMap(([file, entries]) =>
    files.has(file) ? entries.map(({ from, to }) => ({ file, from, to })) : [],
  );
};

const describe = ({ file, from, to }: Change): readonly string[] => [file, `  - ${from}`, `  + ${to}`];

const section = (title: string, entries: ReadonlyArray<readonly string[]>): readonly string[] =>
  entries.length === 0 ? [] : ['', title, ...entries.flat()];

/** What the command prints, and whether it succeeds: each layer reaches its limit, and the list names only survivors. */
export const mutantReport = (
  mutants: readonly Mutant[],
  equal: EqualMutants,
): { readonly ok: boolean; readonly lines: readonly string[] } => {
  const survivors = mutants.filter(isSurvivor);
  const entries = listed(mutants, equal);
  const unlisted = survivors.filter((survivor) => !entries.some(isSameChange(survivor)));
  const wrong = entries.filter((entry) => !survivors.some(isSameChange(entry)));
  const layers = groups(mutants, layerOf);
  const low = [...layers].filter(([layer, all]) => score(all) < (limits[layer] ?? 0)).map(([layer]) => layer);
  return {
    ok: low.length === 0 && wrong.length === 0,
    lines: [
      ...section(
        'Survivors that are not in tests/mutants/equalMutants.json:',
        unlisted.map((mutant) => [`${mutant.file}:${mutant.line}`, ...describe(mutant).slice(1)]),
      ),
      ...section('Entries of tests/mutants/equalMutants.json that do not survive:', wrong.map(describe)),
      ...section(
        'Killed mutants:',
        [...groups(mutants, folderOf), ...layers].map(([name, all]) => [scoreLine(name, all)]),
      ),
      ...low.map((layer) => `\n${layer} must reach ${limits[layer]} %.`),
    ],
  };
};
