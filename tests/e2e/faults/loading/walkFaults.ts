import { expect, test as step, type Page, type Request } from '@playwright/test';
import { matchesRequest } from '#env/sandbox/gateway/injectedFault.ts';
import { messagesOf, readManifest } from '#env/shared/manifest.ts';
import { dist } from '#env/shared/projectRoot.ts';
import { builtPaths } from '#tests/e2e/hosting/builtPaths.ts';
import { inject, poll, type EndFault, type Target, type WalkParts } from './injectFault.ts';
import { answerOf, noStore, type FaultName, type FileKind } from './loadingFaults.ts';

/** A file that the page loads, and the faults that it meets. */
export type LoadedFile = {
  readonly kind: FileKind;
  /** The file, in one or more parts; by fault, if each fault meets another one. */
  readonly targets: ReadonlyArray<Target> | ((fault: FaultName) => ReadonlyArray<Target>);
  readonly faults: ReadonlyArray<FaultName>;
};

/** One cell of the table. */
export type Cell = {
  readonly name: FaultName;
  /** Waits until something is shown or done, and lets the time of the page pass where the fault never ends by itself. */
  readonly until: (isDone: () => boolean | Promise<boolean>) => Promise<void>;
  /** Expects that the file was requested, and ends the fault: a walk then serves the file, a chain the next fault. */
  readonly mend: () => Promise<void>;
};

/** How long the page waits for a file, in milliseconds. */
export const loadTimeout = 10_000;

/** The script of a language's messages. */
export const messageFile = (locale: string): Target => {
  const module = messagesOf(locale);
  return { path: `/${readManifest(dist)[module]?.file ?? module}` };
};

/** The files of the build with this name: scripts or style sheets. */
export const chunksOf = (name: string, type: 'css' | 'js'): ReadonlyArray<Target> =>
  builtPaths('assets/')
    .filter((path) => path.includes(`/${name}-`) && path.endsWith(`.${type}`))
    .map((path) => ({ path }));

/** What the browser and the page log during these faults. */
export const loggedFaults: RegExp =
  /^(?:console|uncaught): (?:Failed to (?:load resource|fetch)|Unable to preload|What follows|\w*Error: (?:Failed to fetch|Unable to preload|Unexpected|Invalid)|Unexpected|Refused to|Missing (?:platform|redirectUrl)|Unable to fetch theme)/;

/** What a page waits for: only for data it has timers, else the notice of its style comes. */
type Waiting = { readonly page: Page; readonly kind: FileKind; readonly requests: ReadonlySet<Request> };

/** Lets the time of a page pass: its timers, or the animations of its style, which have a time of their own. */
const passTime = async ({ page, kind }: Waiting, ms: number): Promise<void> => {
  if (kind === 'json') return page.clock.fastForward(ms);
  const move = (passed: number): void =>
    document.getAnimations().forEach((each) => (each.currentTime = Number(each.currentTime) + passed));
  // Because: the page may just be loaded again.
  await page.evaluate(move, ms).catch(() => null);
};

const untilDone =
  (waiting: Waiting, name: FaultName, targets: ReadonlyArray<Target>): Cell['until'] =>
  async (isDone) => {
    const isTarget = (request: Request): boolean =>
      targets.some((target) => matchesRequest(target, request.method(), new URL(request.url())));
    const check = async (): Promise<boolean> => {
      // Because: a page asks for a file at different times, and each request has its own timeout. Any other file that is on its way would
      // be too slow as well, and so would one that has just arrived by a step as long as the timeout.
      const waitsForTargets = [...waiting.requests].every(isTarget);
      const waits = waiting.kind !== 'json' || name === 'no answer';
      if (waits && waitsForTargets) await passTime(waiting, loadTimeout / 4);
      return isDone();
    };
    await expect.poll(check, { ...poll, message: `what follows ${name}` }).toBe(true);
  };

const prepare = async ({ page, pageErrors }: WalkParts, { kind }: LoadedFile): Promise<Waiting> => {
  pageErrors.expect(loggedFaults);
  // Because: a page whose clock is held does not know that it was loaded again.
  if (kind === 'json') await page.clock.install();
  const requests = new Set<Request>();
  page.on('request', (request) => void requests.add(request));
  page.on('requestfinished', (request) => void requests.delete(request));
  page.on('requestfailed', (request) => void requests.delete(request));
  return { page, kind, requests };
};

const targetsOf = ({ targets }: LoadedFile, fault: FaultName): ReadonlyArray<Target> =>
  typeof targets === 'function' ? targets(fault) : targets;

/** Walks one file through each fault, on one page, or one file for each fault. The file is served again after `mend`. */
export const walkFaults = async (
  parts: WalkParts,
  file: LoadedFile,
  visit: (cell: Cell) => Promise<void>,
): Promise<void> => {
  const { page, sandbox } = parts;
  const waiting = await prepare(parts, file);
  for (const name of file.faults) {
    await step.step(name, async () => {
      const targets = targetsOf(file, name);
      await sandbox.reset();
      const end = await inject(parts, { targets, answer: answerOf(name, file.kind) });
      await visit({ name, until: untilDone(waiting, name, targets), mend: () => end(noStore) });
      // Because: a page can still ask for the file between two faults, and the browser would keep the answer. Another origin would cost
      // a new process, which loads the app with nothing compiled.
      if (typeof file.targets !== 'function') await page.goto(new URL('/robots.txt', page.url()).href);
      await end();
    });
  }
};

/** How a chain begins, and what leads from a fault to the next one. */
type Chain = {
  readonly open: () => Promise<unknown>;
  /** Expects what the page says about the fault, mends it and tries again. */
  readonly retry: (cell: Cell) => Promise<void>;
};

/**
 * Walks one file through each fault, on one page: whoever tries again after a fault meets the next one. Returns when the last answer, a
 * slow one, is on its way: the page must then recover from all that the faults have left.
 */
export const chainFaults = async (parts: WalkParts, file: LoadedFile, { open, retry }: Chain): Promise<void> => {
  // Because: the test looks at the page before the last, slow answer comes.
  const injectNext = (name?: FaultName): Promise<EndFault> =>
    inject(parts, {
      targets: name === undefined ? targetsOf(file, file.faults[0] ?? '404') : targetsOf(file, name),
      answer: name === undefined ? { hold: true } : answerOf(name, file.kind),
    });
  const waiting = await prepare(parts, file);
  let end = await injectNext(file.faults[0]);
  await open();
  for (const [index, name] of file.faults.entries()) {
    const mend = async (): Promise<void> => {
      await end();
      end = await injectNext(file.faults[index + 1]);
    };
    await step.step(name, () => retry({ name, until: untilDone(waiting, name, targetsOf(file, name)), mend }));
  }
  await step.step('slow', () => end());
};
