import type { Locator, Page } from '@playwright/test';
import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import type { FaultName } from './faults.ts';

/** A new tab of a person, and the sandbox behind it. */
export type WalkContext = { readonly page: Page; readonly sandbox: Sandbox };

type Step = (context: WalkContext) => Promise<void>;

/** Why a rule does not hold for a fault. */
type Reasons = Partial<Record<FaultName, string>>;

/** A call of the service (specification 7) on a screen that makes it. */
export type CallRow = {
  /** The call and its screen: `weblogin on /signin`. */
  readonly name: string;
  readonly call: Pick<InjectedFault, 'path' | 'host' | 'method'>;
  /** The faults that are enough here, and why; every fault by default. */
  readonly only?: { readonly faults: ReadonlyArray<FaultName>; readonly because: string };
  /** Creates what the sandbox needs besides its seed. */
  readonly prepare?: (sandbox: Sandbox) => Promise<void>;
  /** Opens the screen in its state, from any page. Nothing fails yet. */
  readonly open: Step;
  /** Makes the call. */
  readonly act: Step;
  /** Makes the call again on the same screen once the fault is gone; by default as the first time. */
  readonly again?: Step;
  /** Another screen that a fault leads to, by its heading, and the step that continues from there. */
  readonly continuesAt?: { readonly [heading: string]: Step };
  /** Where the journey continues once the call succeeds: a heading or a text of the next screen, or outside the app. */
  readonly done: ((page: Page) => Locator) | 'outside';
  /** The labels of the fields that keep what was typed. */
  readonly typed?: ReadonlyArray<string>;
  /** The email that sign-in, sign-up and recovery have filled in, where a fault leads there. */
  readonly email?: string;
  /** Why nothing has to be said about a fault: the screen works without the answer. */
  readonly silent?: string;
  /** Whether a timer of the page makes the call some time after the action. */
  readonly isTimed?: true;
  /** Why each fault begins on a new screen, and not where the fault before it has left the page. */
  readonly beginsAnew?: string;
  /** Why the action sends the command of the call twice. */
  readonly sendsTwice?: string;
  /** Why the screen offers another way on after a fault, and not the same call again. */
  readonly ends?: Reasons;
  /** Why fields do not keep what was typed after a fault. */
  readonly cleared?: Reasons;
};
