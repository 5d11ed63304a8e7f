import type { Visit } from '#tests/ui/faults/localVisit.ts';
import { type Call, faultKinds, type FaultName } from './faults.ts';
import type { Sight } from './readPage.ts';

/** Something that a person does. */
export type Step = (visit: Visit) => void | Promise<void>;

/** A call of the service (specification 7) on a screen that makes it. */
export type CallRow = {
  /** The end of the call's path, and its screen: `weblogin on /signin`. */
  readonly name: string;
  /** The call, where the name does not say enough. */
  readonly call?: Call;
  /** What the line of the log names; the last part of the path by default. */
  readonly logName?: string;
  /** The faults that are enough here, and why; one of each kind by default. */
  readonly only?: { readonly faults: ReadonlyArray<FaultName>; readonly because: string };
  /** Creates what the sandbox needs besides its seed. */
  readonly prepare?: Step;
  /** Opens the screen in its state, from any page. Nothing fails yet. */
  readonly open: Step;
  /** Makes the call. */
  readonly act: Step;
  /** Makes the call again on the same screen once the fault is gone; by default as the first time. */
  readonly again?: Step;
  /** Another screen that a fault leads to, by its heading, and the step that continues from there. */
  readonly continuesAt?: { readonly [heading: string]: Step };
  /** Where the journey continues once the call succeeds: on the next screen, or outside the app. */
  readonly done: Sight | 'outside';
  /** The labels of the fields that keep what was typed. */
  readonly typed?: ReadonlyArray<string>;
  /** The email that sign-in, sign-up and recovery have filled in, where a fault leads there. */
  readonly email?: string;
  /** Why nothing has to be said about a fault: the screen works without the answer. */
  readonly silent?: string;
  /** Why fields do not keep what was typed after a fault. */
  readonly cleared?: Partial<Record<FaultName, string>>;
};

/** The call of a row. */
export const callOf = ({ name, call }: CallRow): Call => call ?? { path: `/${name.split(' ')[0] ?? ''}` };

/** The faults that a row meets. */
export const faultsOf = ({ only }: CallRow): ReadonlyArray<FaultName> => only?.faults ?? faultKinds;
