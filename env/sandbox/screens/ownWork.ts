import type { SandboxState } from '#env/sandbox/control/sandboxState.ts';
import { seedAccounts } from '#infrastructure/sandbox/seeds.ts';

/** What a sandbox holds besides its seed data. */
export type Work = {
  readonly emails: ReadonlySet<string>;
  readonly faults: ReadonlySet<number>;
  readonly offset: number;
};

type Worked = Pick<SandboxState, 'engine' | 'faults'> & { readonly clock: Pick<SandboxState['clock'], 'offset'> };

/** Nothing besides the seed data. */
export const noWork: Work = { emails: new Set(seedAccounts.map(({ email }) => email)), faults: new Set(), offset: 0 };

/** Returns what a sandbox holds now. */
export const workIn = ({ engine, faults, clock }: Worked): Work => ({
  emails: new Set(engine.accounts().map(({ email }) => email)),
  faults: new Set(faults.active().map(({ id }) => id)),
  offset: clock.offset(),
});

const counted = (count: number, word: string): ReadonlyArray<string> =>
  count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`];

const countNew = <Item>(items: ReadonlySet<Item>, ...known: ReadonlyArray<ReadonlySet<Item>>): number =>
  [...items].filter((item) => !known.some((set) => set.has(item))).length;

/** Returns what a reset would take from a person, in words; `known` is what the last scene left. */
export const ownWork = (sandbox: Worked, known: Work): ReadonlyArray<string> => {
  const { emails, faults, offset } = workIn(sandbox);
  return [
    ...counted(countNew(emails, noWork.emails, known.emails), 'account'),
    ...counted(countNew(faults, known.faults), 'fault'),
    ...(offset === 0 || offset === known.offset ? [] : ['the moved clock']),
  ];
};
