/** A small change of the code, and what the tests said to it. */
export type Mutant = {
  readonly file: string;
  readonly line: number;
  readonly status: string;
  /** The changed lines, before the change and after it; each on one line. */
  readonly from: string;
  readonly to: string;
};

type Change = Pick<Mutant, 'file' | 'from' | 'to'>;

/** The mutants of each file that no test can tell from the code, and why. */
type EqualMutants = { readonly [file: string]: ReadonlyArray<Omit<Change, 'file'> & { readonly reason: string }> };

/** The lowest accepted share of killed mutants in each layer, in per cent. */
const limits: { readonly [layer: string]: number } = { domain: 95, application: 85 };

const isKilled = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';
const isSurvivor = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage';

/** The share of killed mutants in per cent; mutants that do not run do not count. */
const score = (mutants: readonly Mutant[]): number => {
  const killed = mutants.filter(isKilled).length;
  const all = killed + mutants.filter(isSurvivor).length;
  return all === 0 ? 100 : (100 * killed) / all;
};

const isSameChange = (one: Change) => (other: Change) =>
  one.file === other.file && one.from === other.from && one.to === other.to;

const words = (place: string, { from, to }: Change): string => `${place}\n  - ${from}\n  + ${to}`;

const section = (title: string, entries: readonly string[]): readonly string[] =>
  entries.length === 0 ? [] : [`\n${title}`, ...entries];

/** What the command prints, and whether it succeeds: each layer reaches its limit, and the list names only survivors. */
export const mutantReport = (
  mutants: readonly Mutant[],
  equal: EqualMutants,
): { readonly ok: boolean; readonly lines: readonly string[] } => {
  const within = (folder: string): readonly Mutant[] => mutants.filter(({ file }) => file.startsWith(`${folder}/`));
  const survivors = mutants.filter(isSurvivor);
  const files = new Set(mutants.map(({ file }) => file));
  const listed = Object.entries(equal).flatMap(([file, entries]) => entries.map((entry) => ({ ...entry, file })));
  const entries = listed.filter(({ file }) => files.has(file));
  const unlisted = survivors.filter((survivor) => !entries.some(isSameChange(survivor)));
  const wrong = entries.filter((entry) => !survivors.some(isSameChange(entry)));
  const folders = [...new Set([...files].map((file) => file.replace(/\/[^/]+$/, '')))].toSorted();
  const layers = Object.keys(limits).filter((layer) => within(layer).length > 0);
  const low = layers.filter((layer) => score(within(layer)) < (limits[layer] ?? 0));
  const shares = [...folders, ...layers].map((folder) => {
    const own = within(folder);
    const share = score(own).toFixed(1).padStart(6);
    return `${share} %  ${folder} (${own.filter(isSurvivor).length} of ${own.length} survive)`;
  });
  const lines = [
    ...section(
      'Survivors that are not in tests/mutants/equalMutants.json:',
      unlisted.map((mutant) => words(`${mutant.file}:${mutant.line}`, mutant)),
    ),
    ...section(
      'Entries of tests/mutants/equalMutants.json that do not survive:',
      wrong.map((entry) => words(entry.file, entry)),
    ),
    ...section('Killed mutants:', shares),
    ...low.map((layer) => `\n${layer} must reach ${limits[layer]} %.`),
  ];
  return { ok: low.length === 0 && wrong.length === 0, lines };
};
