import type { BrandKey } from '#domain/brand/brand.ts';
import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import type { AccountDraft } from '#infrastructure/sandbox/engine/account.ts';
import type { SentCode } from '#infrastructure/sandbox/engine/state.ts';
import type { ScenePage } from './scenePage.ts';

/** The part of the control room that a scene uses. */
export type SceneSandbox = {
  /** Returns the origin of a host, given without `.localhost`: `account.xe`, `transfer.britline`. */
  readonly origin: (host: string) => string;
  readonly inbox: (to: string) => Promise<readonly SentCode[]>;
  readonly createAccount: (draft: AccountDraft) => Promise<void>;
  readonly advanceClock: (ms: number) => Promise<void>;
  readonly fail: (fault: InjectedFault) => Promise<void>;
};

/** What happens to a page from outside: the state of the app, the browser and the machine. */
export type SceneDevice = {
  /** Waits until the app has rendered: a prerendered page shows before its script runs. */
  readonly waitForApp: () => Promise<void>;
  /** Waits until a font of the page is loaded. */
  readonly waitForFont: (family: string) => Promise<void>;
  /** Waits until the sandbox has received a request whose path ends with `path`. */
  readonly waitForRequest: (path: string) => Promise<void>;
  readonly goBack: () => Promise<void>;
  readonly goOffline: () => Promise<void>;
  /** Blocks cookies in the pages that open next. */
  readonly blockCookies: () => Promise<void>;
  /** Presses a key in the field with this CSS selector while caps lock is on. */
  readonly pressWithCapsLock: (field: string) => Promise<void>;
  /** Runs steps in a second tab, and closes it. */
  readonly inOtherTab: (run: (page: ScenePage) => Promise<void>) => Promise<void>;
};

/** What a scene runs with: a new page, a new sandbox and the brand to show. */
export type SceneContext = {
  readonly page: ScenePage;
  readonly device: SceneDevice;
  readonly sandbox: SceneSandbox;
  readonly brand: BrandKey;
};

/** One screen in one state, and the steps of a person to reach it. */
export type Scene = {
  /** Slice, screen and state: `sign-in/wrong-password`. */
  readonly name: string;
  /** Where the scene ends: a path of the account site, or another site's first label and a path: `transfer/`. */
  readonly at: string;
  /** The brands to show; all three if absent. */
  readonly brands?: readonly BrandKey[];
  /** Whether the consent prompt is open; it is answered in all other scenes. */
  readonly asksConsent?: true;
  /** Whether the screen shows that it is busy; it has settled in all other scenes. */
  readonly isBusy?: true;
  /** Why the gallery cannot open the scene in a person's browser. */
  readonly notLive?: string;
  readonly run: (context: SceneContext) => Promise<void>;
};
