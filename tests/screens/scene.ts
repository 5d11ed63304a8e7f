import type { Page } from '@playwright/test';
import type { BrandKey } from '#domain/brand/brand.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';

/** What a scene runs with: a new page, a new sandbox and the brand to show. */
export type SceneContext = { readonly page: Page; readonly sandbox: Sandbox; readonly brand: BrandKey };

/** One screen in one state, and the steps of a person to reach it. The screenshot is taken when `run` ends. */
export type Scene = {
  /** Slice, screen and state: `sign-in/wrong-password`. */
  readonly name: string;
  /** The brands to show; all three if absent. */
  readonly brands?: readonly BrandKey[];
  readonly run: (context: SceneContext) => Promise<void>;
};
