import type { Page } from '@playwright/test';
import type { BrandKey } from '#domain/brand/brand.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';

/** What a scene runs with: a new page, a new sandbox and the brand to show. */
export type SceneContext = {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly brand: BrandKey;
};

/** What a person does, or what happens to their page. */
export type Step = (context: SceneContext) => Promise<unknown>;

/** A step that needs the page alone. */
export const onPage =
  (act: (page: Page) => Promise<unknown>): Step =>
  ({ page }) =>
    act(page);

type SceneOptions = {
  /** The brands to show; all three if absent. */
  readonly brands?: readonly BrandKey[];
  /** Whether the consent prompt is open; it is answered in all other scenes. */
  readonly asksConsent?: true;
  /** Whether the screen shows that it is busy; it has settled in all other scenes. */
  readonly isBusy?: true;
};

/** One screen in one state, and the steps of a person to reach it. */
export type Scene = SceneOptions & {
  /** Slice, screen and state: `sign-in/wrong-password`. */
  readonly name: string;
  /** Where the scene ends: a path of the account site, or another site's first label and a path: `transfer/`. */
  readonly at: string;
  readonly run: Step;
};

/** Takes steps one after another. */
export const steps =
  (...all: readonly Step[]): Step =>
  async (context) => {
    for (const step of all) await step(context);
  };

/** Returns the scenes that end at an address, from the steps of each. */
export const scenesAt = (
  at: string,
  scenes: { readonly [name: string]: readonly Step[] },
  options: SceneOptions = {},
): readonly Scene[] => Object.entries(scenes).map(([name, all]) => ({ ...options, name, at, run: steps(...all) }));
