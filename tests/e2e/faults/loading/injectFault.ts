import { expect, type Page } from '@playwright/test';
import { matchesRequest, type InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import type { PageErrors } from '#tests/e2e/fixtures/pageErrors.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import type { answerOf } from './loadingFaults.ts';

/** The fixtures that a walk needs. */
export type WalkParts = { readonly page: Page; readonly sandbox: Sandbox; readonly pageErrors: PageErrors };

/** Which requests ask for a file. */
export type Target = Pick<InjectedFault, 'host' | 'path'>;

/** How often a test looks whether a fault has done what it does. */
export const poll = { intervals: [10, 20, 40, 80, 100] };

type Injection = { readonly targets: ReadonlyArray<Target>; readonly answer: ReturnType<typeof answerOf> };

const countRequests = async (sandbox: Sandbox, targets: ReadonlyArray<Target>): Promise<number> => {
  const requests = targets.map(async ({ host, path }) =>
    (await sandbox.requests(path)).filter((request) => host === undefined || request.host === host),
  );
  return (await Promise.all(requests)).flat().length;
};

/** Ends a fault: the file is served again, with these headers if there are some. */
export type EndFault = (headers?: NonNullable<InjectedFault['headers']>) => Promise<void>;

/**
 * Injects a fault into the requests for a file. Returns the function that ends the fault. It expects a request first, because a cached file
 * would meet no fault.
 */
export const inject = async ({ page, sandbox }: WalkParts, { targets, answer }: Injection): Promise<EndFault> => {
  const serve = async (headers: Parameters<EndFault>[0]): Promise<void> => {
    if (headers !== undefined) for (const target of targets) await sandbox.fail({ ...target, headers });
  };
  if (answer !== 'NoNetwork') {
    const removals: Array<() => Promise<void>> = [];
    for (const target of targets) removals.push(await sandbox.failUntilRemoved({ ...target, ...answer }));
    const before = await countRequests(sandbox, targets);
    return async (headers) => {
      await expect
        .poll(() => countRequests(sandbox, targets), { ...poll, message: 'requests' })
        .toBeGreaterThan(before);
      if (headers === undefined) return sandbox.clearFaults();
      // Because: between the fault and the headers the page could ask by itself, and the browser would keep the file.
      await serve(headers);
      for (const remove of removals.splice(0)) await remove();
    };
  }
  let aborted = 0;
  // Because: the page still has what it needs to ask for the file, so only this file meets the fault.
  const isTarget = (url: URL): boolean => targets.some((target) => matchesRequest(target, 'GET', url));
  await page.route(isTarget, (route) => {
    aborted += 1;
    return route.abort('internetdisconnected');
  });
  return async (headers) => {
    await expect.poll(() => aborted, { ...poll, message: 'requests' }).toBeGreaterThan(0);
    await serve(headers);
    await page.unroute(isTarget);
  };
};
