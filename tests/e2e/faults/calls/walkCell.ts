import { expect, type Page } from '@playwright/test';
import { matchesRequest } from '#env/sandbox/gateway/injectedFault.ts';
import type { CallRow, WalkContext } from './callRow.ts';
import { faults, waitMs, type FaultName } from './faults.ts';
import { recordRequests, type Requests } from './recordRequests.ts';
import { hasMoved, isInside, readScreen, saysSomething, watchMessages, type Screen } from './readScreen.ts';

const poll = { intervals: [10, 20, 40, 80, 100] };

/** How long the page waits before it calls a request slow or a guard goes on, in milliseconds of its clock. */
const patienceMs = 9000;

const slowText = 'This is taking longer than usual';

/** A call on a screen, and a fault of it. */
export type Cell = { readonly row: CallRow; readonly fault: FaultName; readonly context: WalkContext };

const inject = async ({ row, fault, context }: Cell): Promise<void> => {
  const injected = faults[fault];
  if (injected !== 'NoNetwork') return context.sandbox.fail({ ...row.call, ...injected });
  await context.page.route(
    () => true,
    (route) =>
      matchesRequest(row.call, route.request().method(), new URL(route.request().url()))
        ? route.abort('internetdisconnected')
        : route.fallback(),
  );
};

const clear = async ({ fault, context: { page, sandbox } }: Cell): Promise<void> => {
  await sandbox.clearFaults();
  if (fault === 'no network') await page.unrouteAll();
  if (fault === '429 with Retry-After') await page.clock.fastForward(waitMs);
};

const isDone = async ({ row, context: { page } }: Cell): Promise<boolean> => {
  if (row.done !== 'outside') return row.done(page).isVisible();
  const screen = await readScreen(page);
  // Because: a page that is being replaced has no heading yet, and may not be outside.
  return screen.heading !== '' && !isInside(screen);
};

const expectDone = (cell: Cell, message: string): Promise<void> =>
  expect.poll(() => isDone(cell), { ...poll, message }).toBe(true);

/**
 * Waits until the page has an answer for the person, stays where it is and sends nothing more by itself. An answer is a message, another screen, or the
 * screen itself where it can work without the call.
 */
const expectSettled = async ({ row, context: { page } }: Cell, before: Screen, sent: Requests): Promise<Screen> => {
  let [now, seen] = [before, -1];
  const state = async (): Promise<string> => {
    const last = now;
    now = await readScreen(page);
    if (now.heading === '') return 'no heading';
    if (now.isBusy || sent.pending() > 0 || sent.all() > seen || hasMoved(now, last)) {
      seen = sent.all();
      return 'busy';
    }
    return row.silent !== undefined || saysSomething(now) || hasMoved(now, before) ? 'settled' : 'nothing said';
  };
  await expect.poll(state, { ...poll, message: 'the page after the fault' }).toBe('settled');
  return now;
};

/** Lets the time of the page pass until it calls the request slow: then a slow answer comes, and the wait for one that never comes is cancelled. */
const waitForPatience = async (cell: Cell): Promise<boolean> => {
  const { page } = cell.context;
  await page.clock.runFor(patienceMs);
  const isSlow = await page.getByText(slowText).isVisible();
  if (cell.fault === 'slow' && isSlow) await cell.context.sandbox.clearFaults();
  // Because: on a screen that works without the answer, the slow call is another one, and it ends by itself.
  if (cell.fault === 'no answer' && isSlow && cell.row.silent === undefined)
    await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  return isSlow;
};

const readFields = (page: Page, labels: ReadonlyArray<string>): Promise<ReadonlyArray<string>> =>
  Promise.all(labels.map((label) => page.getByLabel(label, { exact: true }).inputValue()));

const expectWayOn = async ({ row, context: { page } }: Cell): Promise<void> => {
  const ways = page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link'));
  await expect(ways.first()).toBeEnabled();
  const retry = page.getByRole('button', { name: 'Try again', exact: true });
  if (await retry.isVisible()) {
    const failed = await readScreen(page);
    await retry.press('Enter');
    await expect.poll(async () => hasMoved(await readScreen(page), failed), poll).toBe(true);
  }
  const email = page.getByLabel('Email address');
  if (row.email !== undefined && (await email.isVisible())) await expect(email).toHaveValue(row.email);
};

/** Where a cell leaves the page: on the screen of its row, where the call can be made again; where the journey continues; or anywhere else. */
export type CellEnd = 'OnScreen' | 'Done' | 'Elsewhere';

/** Makes the call of a row again on its screen, once the fault is gone, and expects the journey to continue. */
export const expectSuccess = async (cell: Cell): Promise<void> => {
  await (cell.row.again ?? cell.row.act)(cell.context);
  await expectDone(cell, 'the journey continues once the fault is gone');
};

const expectKept = async ({ row, fault, context: { page } }: Cell): Promise<void> => {
  const labels = row.cleared?.[fault] === undefined ? (row.typed ?? []) : [];
  expect(
    (await readFields(page, labels)).filter((text) => text === ''),
    'fields that lost their text',
  ).toEqual([]);
};

const expectCall = ({ row, context: { page } }: Cell, sent: Requests): Promise<void> => {
  const countCalls = async (): Promise<number> => {
    if (row.isTimed === true && sent.calls() === 0) await page.clock.runFor(1000);
    return sent.calls();
  };
  return expect.poll(countCalls, { ...poll, message: 'the call is made' }).toBeGreaterThan(0);
};

/**
 * Walks a call through a fault, and checks every invariant of a cell. The page is on the screen of the row, where an earlier fault may
 * have left it. What the fault leaves on that screen is for the next fault, or for `expectSuccess`; from another screen the journey continues here.
 */
export const walkCell = async (cell: Cell, start: 'Opened' | 'AfterFault'): Promise<CellEnd> => {
  const { row, fault, context } = cell;
  const { page } = context;
  const before = await readScreen(page);
  await watchMessages(page);
  const sent = recordRequests(page, row);
  await inject(cell);
  await (start === 'Opened' ? row.act : (row.again ?? row.act))(context);
  await expectCall(cell, sent);
  const isSlow = (fault === 'no answer' || fault === 'slow') && (await waitForPatience(cell));
  if (fault === 'slow' && isSlow) await expectDone(cell, 'the journey continues with the slow answer');
  const after = await expectSettled(cell, before, sent);
  sent.stop();
  if (row.sendsTwice === undefined) expect(sent.repeated(), 'commands that the page sent twice').toEqual([]);
  const wasDone = await isDone(cell);
  const stays = !wasDone && !hasMoved(after, before);
  if (stays) await expectKept(cell);
  await clear(cell);
  if (wasDone) return 'Done';
  if (stays && row.ends?.[fault] === undefined) return 'OnScreen';
  const proceed = stays ? undefined : row.continuesAt?.[after.heading];
  if (proceed === undefined) await expectWayOn(cell);
  else {
    await proceed(context);
    await expectDone(cell, 'the journey continues once the fault is gone');
  }
  return 'Elsewhere';
};
