import type { Page } from '@playwright/test';
import type { BrandKey } from '#domain/brand/brand.ts';
import type { Control } from '#tests/e2e/fixtures/control.ts';
import type { playwrightDevice } from './playwrightDevice.ts';

/** The sandbox of one scene: its hosts and its control room. */
export type SceneSandbox = Control & {
  /** Returns the origin of a host, given without `.localhost`: `account.xe`, `transfer.britline`. */
  readonly origin: (host: string) => string;
};

/** What a scene runs with: a new page, a new sandbox and the brand to show. */
export type SceneContext = {
  readonly page: Page;
  readonly device: ReturnType<typeof playwrightDevice>;
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
  readonly run: (context: SceneContext) => Promise<void>;
};
