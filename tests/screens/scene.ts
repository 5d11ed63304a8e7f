import type { Page } from '@playwright/test';
import type { BrandKey } from '#domain/brand/brand.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';

/** What a scene plays on: a fresh page, a fresh sandbox and the brand whose look is wanted. */
export type Stage = { readonly page: Page; readonly sandbox: Sandbox; readonly brand: BrandKey };

/** One screen in one state, and the way a person gets there. The picture is taken when `run` ends. */
export type Scene = {
  /** Slice, screen and state: `sign-in/wrong-password`. */
  readonly name: string;
  /** All three when left out. */
  readonly brands?: readonly BrandKey[];
  readonly run: (stage: Stage) => Promise<void>;
};
