import { expect, test as step, type Locator, type Page } from '@playwright/test';
import { matchesRequest, type InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import { firstMessagesOf, otherMessagesOf } from '#env/commands/size/firstLoad.ts';
import { readManifest } from '#env/commands/size/measure.ts';
import type { PageErrors } from '#tests/e2e/fixtures/pageErrors.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { builtPaths } from '#tests/e2e/hosting/builtPaths.ts';
import { answerOf, faultNames, type FaultName, type FileKind } from './loadingFaults.ts';

/** The fixtures that a walk needs. */
export type WalkParts = { readonly page: Page; readonly sandbox: Sandbox; readonly pageErrors: PageErrors };

type Target = Pick<InjectedFault, 'host' | 'path'>;

/** A file that the page loads, and the faults that are left out, each with its reason. */
export type LoadedFile = {
  readonly kind: FileKind;
  readonly targets: ReadonlyArray<Target>;
  readonly leftOut?: Readonly<Partial<Record<FaultName, string>>>;
};

/** One cell of the table: the fault lasts until `mend`. `pass` lets time pass until something is shown, where the fault never ends by itself. */
export type Cell = {
  readonly name: FaultName;
  readonly pass: (shown: Locator) => Promise<void>;
  readonly mend: () => Promise<void>;
};

/** How long the page waits for a file, in milliseconds. */
export const loadTimeout = 10_000;

/** The scripts of a language's messages: those of the first screen and the others. */
export const messageFiles = (locale: string): { readonly first: Target; readonly others: Target } => {
  const manifest = readManifest();
  const at = (module: string): Target => ({ path: `/${manifest[module]?.file ?? module}` });
  return { first: at(firstMessagesOf(locale)), others: at(otherMessagesOf(locale)) };
};

/** The files of the build with this name: scripts or style sheets. */
export const chunksOf = (name: string, type: 'css' | 'js'): ReadonlyArray<Target> =>
  builtPaths('assets/')
    .filter((path) => path.includes(`/${name}-`) && path.endsWith(`.${type}`))
    .map((path) => ({ path }));

/** What the browser and the page log during these faults. An uncaught error is none of it. */
export const loggedFaults: RegExp =
  /^console: (?:Failed to load resource|\w*Error: (?:Failed to fetch|Unable to preload|The style sheet|Too slow|No script|another shape|Unexpected|Invalid)|Failed to fetch variables|Refused to|Missing (?:platform|redirectUrl)|Unable to fetch theme)/;

type Fault = Pick<LoadedFile, 'kind' | 'targets'> & { readonly name: FaultName };

/** Injects a fault into the requests for a file. Returns the function that ends it. */
const inject = async ({ page, sandbox }: WalkParts, { kind, targets, name }: Fault): Promise<() => Promise<void>> => {
  const answer = answerOf(name, kind);
  if (answer !== 'NoNetwork') {
    for (const target of targets) await sandbox.fail({ ...target, ...answer });
    return sandbox.clearFaults;
  }
  // Because: the page still has what it needs to ask for the file, so only this file meets the fault.
  const isTarget = (url: URL): boolean => targets.some((target) => matchesRequest(target, 'GET', url));
  await page.route(isTarget, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(isTarget);
};

/** Lets the time of the page pass until something is shown. */
const passUntil = async (page: Page, shown: Locator): Promise<void> => {
  // Because: a page asks for a file at different times, and each request has its own timeout.
  const isShown = async (): Promise<boolean> => {
    await page.clock.fastForward(loadTimeout);
    return shown.isVisible();
  };
  await expect.poll(isShown, { intervals: [50, 100] }).toBe(true);
};

/** Walks one file through each fault, on one page. */
export const walkFaults = async (
  parts: WalkParts,
  { leftOut = {}, ...file }: LoadedFile,
  visit: (cell: Cell) => Promise<void>,
): Promise<void> => {
  const { page, sandbox, pageErrors } = parts;
  pageErrors.expect(loggedFaults);
  // Because: one test walks through fourteen faults, each with a page load or two.
  step.slow();
  await page.clock.install();
  // Because: a page with a route uses no cache, and a cached file would meet no fault.
  await page.route('**/uncached', (route) => route.continue());
  for (const name of faultNames.filter((fault) => leftOut[fault] === undefined)) {
    await step.step(name, async () => {
      await sandbox.reset();
      const mend = await inject(parts, { ...file, name });
      const pass = (shown: Locator): Promise<void> =>
        name === 'no answer' ? passUntil(page, shown) : Promise.resolve();
      await visit({ name, pass, mend });
      await mend();
    });
  }
};
