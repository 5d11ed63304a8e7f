import type { JourneyPage } from '#tests/e2e/engines/driverPage.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';

/** What a journey needs: a page of an engine, the sandbox, and a way to hold the scripts of the app back until a call. */
export type JourneyContext = {
  readonly page: JourneyPage;
  readonly sandbox: Sandbox;
  readonly holdScripts: () => () => void;
};

/** A journey, which is the same in every engine. */
export type Journey = { readonly name: string; readonly run: (context: JourneyContext) => Promise<void> };
