import { makeSandboxClock } from '#env/sandbox/clock.ts';
import { makeEvents } from '#env/sandbox/collector/events.ts';
import { makeRefs } from '#env/sandbox/content/masterRef.ts';
import { makeFaults } from '#env/sandbox/gateway/injectedFaults.ts';
import { makeJournal } from '#env/sandbox/gateway/journal.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import { webHash, webRandom } from '#infrastructure/sandbox/engine/webHash.ts';

/** One address of the sandbox, with its name and purpose, and the path of a page or a file to look at. */
export type SandboxAddress = { readonly [part in 'name' | 'address' | 'description' | 'path']: string };

/** What the sites of the sandbox share. */
export type SandboxParts = ReturnType<typeof makeParts>;

/** Makes what the sites share, with the function that returns the origin of a host. */
export const makeParts = (origin: (host: string) => string) => {
  const clock = makeSandboxClock();
  const engine = makeEngine({ now: clock.now, random: webRandom, hash: webHash });
  const [faults, journal, events] = [makeFaults(), makeJournal(), makeEvents()];
  return { clock, origin, engine, faults, journal, events, refs: makeRefs() };
};

/** Everything that the control room shows and changes. */
export type SandboxState = SandboxParts & {
  readonly addresses: ReadonlyArray<SandboxAddress>;
  /** Ends the sessions at the relying parties. */
  readonly forgetVisitors: () => void;
};

/** Restores the seed data and the machine's time; deletes sessions, codes, faults, requests and events. */
export const resetSandbox = ({ clock, engine, faults, journal, events, forgetVisitors }: SandboxState): void => {
  clock.reset();
  engine.reset();
  faults.clear();
  journal.clear();
  events.clear();
  forgetVisitors();
};
