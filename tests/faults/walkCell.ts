import { matchesRequest } from '#env/sandbox/gateway/injectedFault.ts';
import { callOf, type CallRow } from './callRow.ts';
import { type FaultName, faults, waitMs } from './faults.ts';
import { hasMoved, isInside, saysSomething, type Screen } from './readPage.ts';
import type { SentRequest, Visit } from './visit.ts';

/** How long the page waits before it calls a request slow or a guard goes on, in milliseconds of its clock. */
const patienceMs = 9000;

/** A call on a screen, and a fault of it. */
export type Cell = { readonly row: CallRow; readonly fault: FaultName; readonly visit: Visit };

/** Where a cell leaves the page: on the screen of its row, where the call can be made again; where the journey continues; or anywhere else. */
export type CellEnd = 'OnScreen' | 'Done' | 'Elsewhere';

type DoneCell = Pick<Cell, 'row' | 'visit'>;

type Since = { readonly requests: () => ReadonlyArray<SentRequest>; readonly lines: () => ReadonlyArray<string> };

const sinceNow = ({ requests, lines }: Visit): Since => {
  const [requestsBefore, linesBefore] = [requests().length, lines().length];
  return { requests: () => requests().slice(requestsBefore), lines: () => lines().slice(linesBefore) };
};

const isCallOf =
  (row: CallRow) =>
  ({ method, url }: SentRequest): boolean =>
    matchesRequest(callOf(row), method, url);

const check = (holds: boolean, message: string): void => {
  if (!holds) throw new Error(message);
};

const isDone = async ({ row, visit: { tab } }: DoneCell): Promise<boolean> => {
  if (row.done !== 'outside') return tab.sees(row.done);
  const screen = await tab.read();
  // Because: a page that is being replaced has no heading yet, and may not be outside.
  return screen.heading !== '' && !isInside(screen);
};

const expectDone = (cell: DoneCell, message: string): Promise<void> =>
  cell.visit.tab.until(message, () => isDone(cell));

/**
 * Waits until the page has an answer for the person, stays where it is and sends nothing more by itself. An answer is a message, another screen, or the
 * screen itself where it can work without the call.
 */
const expectSettled = async ({ row, visit: { tab } }: Cell, before: Screen, { requests }: Since): Promise<Screen> => {
  let [now, seen] = [before, -1];
  await tab.until('the page has an answer after the fault, and is not busy', async () => {
    const last = now;
    now = await tab.read();
    const sent = requests();
    const isWaiting = sent.some((one) => one.isPending && !isCallOf(row)(one));
    const isBusy = now.heading === '' || now.isBusy || isWaiting || sent.length > seen || hasMoved(now, last);
    seen = sent.length;
    return !isBusy && (row.silent !== undefined || saysSomething(now) || hasMoved(now, before));
  });
  return now;
};

/** Lets the time of the page pass until it calls the request slow: then a slow answer comes, and the wait for one that never comes is cancelled. */
const waitForPatience = async ({ row, fault, visit: { tab, clearFaults } }: Cell): Promise<boolean> => {
  await tab.pass(patienceMs);
  const isSlow = await tab.sees({ text: 'This is taking longer than usual' });
  if (fault === 'slow' && isSlow) await clearFaults();
  // Because: on a screen that works without the answer, the slow call is another one, and it ends by itself.
  if (fault === 'no answer' && isSlow && row.silent === undefined) await tab.press('Cancel');
  return isSlow;
};

const expectKept = async ({ row, fault, visit: { tab } }: Cell): Promise<void> => {
  for (const label of row.cleared?.[fault] === undefined ? (row.typed ?? []) : [])
    check((await tab.textIn(label)) !== '', `"${label}" has lost its text`);
};

/** Expects a line of the log about the call, unless its answer has not come or is that of a success. */
const expectLogged = ({ row, fault }: Cell, { lines }: Since, isSuccess: boolean): void => {
  const isAnswered = fault !== 'slow' && fault !== 'no answer' && !(isSuccess && fault === 'another shape');
  if (!isAnswered || row.unlogged?.[fault] !== undefined) return;
  const name = row.logName ?? callOf(row).path.split('/').at(-1) ?? '';
  const isNamed = lines().some((line) => line.includes(name));
  check(isNamed, `the log has no line about ${name}, but ${JSON.stringify(lines())}`);
};

const expectWayOn = async ({ row, visit: { tab } }: Cell): Promise<void> => {
  const failed = await tab.read();
  check(failed.offersWay, 'the page offers no way on');
  if (await tab.sees({ role: 'button', name: 'Try again' })) {
    await tab.press('Try again');
    await tab.until('"Try again" leads to another screen', async () => hasMoved(await tab.read(), failed));
  }
  const email = await tab.textIn('Email address');
  if (row.email !== undefined && email !== null) check(email === row.email, 'the email is not filled in');
};

const isContinued = 'the journey continues once the fault is gone';

/** Makes the call of a row again on its screen, once the fault is gone, and expects the journey to continue. */
export const expectSuccess = async (row: CallRow, visit: Visit): Promise<void> => {
  await (row.again ?? row.act)(visit);
  await expectDone({ row, visit }, isContinued);
};

const expectSentOnce = ({ requests }: Since): void => {
  const commands = requests().flatMap(({ method, url }) => (method === 'GET' ? [] : [url.pathname]));
  const repeated = commands.filter((one, index) => commands.indexOf(one) !== index);
  check(repeated.length === 0, `the page sent twice: ${repeated.join()}`);
};

/**
 * Walks a call through a fault, and checks every invariant of a cell. The page is on the screen of the row, where an earlier fault may
 * have left it. What the fault leaves on that screen is for the next fault, or for `expectSuccess`; from another screen the journey continues here.
 */
export const walkCell = async (cell: Cell, start: 'Opened' | 'AfterFault'): Promise<CellEnd> => {
  const { row, fault, visit } = cell;
  const before = await visit.tab.read();
  await visit.tab.watchMessages();
  const since = sinceNow(visit);
  await visit.fail(callOf(row), faults[fault]);
  await (start === 'Opened' ? row.act : (row.again ?? row.act))(visit);
  await visit.tab.until('the call is made', async () => since.requests().some(isCallOf(row)));
  const isSlow = (fault === 'no answer' || fault === 'slow') && (await waitForPatience(cell));
  if (fault === 'slow' && isSlow) await expectDone(cell, 'the journey continues with the slow answer');
  const after = await expectSettled(cell, before, since);
  expectSentOnce(since);
  const wasDone = await isDone(cell);
  expectLogged(cell, since, wasDone);
  const stays = !wasDone && !hasMoved(after, before);
  if (stays) await expectKept(cell);
  await visit.clearFaults();
  if (fault === '429 with Retry-After') await visit.tab.pass(waitMs);
  if (wasDone) return 'Done';
  if (stays && row.ends?.[fault] === undefined) return 'OnScreen';
  const proceed = stays ? undefined : row.continuesAt?.[after.heading];
  if (proceed === undefined) await expectWayOn(cell);
  else {
    await proceed(visit);
    await expectDone(cell, isContinued);
  }
  return 'Elsewhere';
};
