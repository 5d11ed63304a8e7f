import { matchesRequest } from '#env/sandbox/gateway/injectedFault.ts';
import type { Visit } from '#tests/ui/faults/localVisit.ts';
import type { SentRequest } from '#tests/ui/faults/localNetwork.ts';
import { callOf, type CallRow } from './callRow.ts';
import { type FaultName, faults, waitMs } from './faults.ts';
import { hasMoved, isInside, saysSomething, type Screen, watchMessages } from './readPage.ts';

/** How long the page waits before it calls a request slow or a guard goes on, in milliseconds of its clock. */
const patienceMs = 9000;

/** A call on a screen, and a fault of it. */
export type Cell = { readonly row: CallRow; readonly fault: FaultName; readonly visit: Visit };

/** Where a cell leaves the page: on the screen of its row, where the call can be made again; where the journey continues; or anywhere else. */
export type CellEnd = 'OnScreen' | 'Done' | 'Elsewhere';

type DoneCell = Pick<Cell, 'row' | 'visit'>;

type Since = Pick<Visit, 'requests' | 'lines'>;

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

const isDone = ({ row, visit: { sees, read } }: DoneCell): boolean => {
  if (row.done !== 'outside') return sees(row.done);
  const screen = read();
  // Because: a page that is being replaced has no heading yet, and may not be outside.
  return screen.heading !== '' && !isInside(screen);
};

const expectDone = (cell: DoneCell, message: string): Promise<void> => cell.visit.until(message, () => isDone(cell));

/**
 * Waits until the page has an answer for the person, stays where it is and sends nothing more by itself. An answer is a message, another screen, or the
 * screen itself where it can work without the call.
 */
const expectSettled = async (
  { row, visit: { until, read } }: Cell,
  before: Screen,
  { requests }: Since,
): Promise<Screen> => {
  let [now, seen] = [before, -1];
  await until('the page has an answer after the fault, and is not busy', () => {
    const last = now;
    now = read();
    const sent = requests();
    const isWaiting = sent.some((one) => one.isPending && !isCallOf(row)(one));
    const isBusy = now.heading === '' || now.isBusy || isWaiting || sent.length > seen || hasMoved(now, last);
    seen = sent.length;
    return !isBusy && (row.silent !== undefined || saysSomething(now) || hasMoved(now, before));
  });
  return now;
};

/** Lets the time of the page pass until it calls the request slow: then a slow answer comes, and the wait for one that never comes is cancelled. */
const waitForPatience = async ({ row, fault, visit }: Cell): Promise<boolean> => {
  await visit.pass(patienceMs);
  const isSlow = visit.sees({ text: 'This is taking longer than usual' });
  if (fault === 'slow' && isSlow) visit.clearFaults();
  // Because: on a screen that works without the answer, the slow call is another one, and it ends by itself.
  if (fault === 'no answer' && isSlow && row.silent === undefined) await visit.press('Cancel');
  return isSlow;
};

const expectKept = ({ row, fault, visit: { textIn } }: Cell): void => {
  for (const label of row.cleared?.[fault] === undefined ? (row.typed ?? []) : [])
    check(textIn(label) !== '', `"${label}" has lost its text`);
};

/** Expects a line of the log about the call, unless it has no answer, a good one, or one that refuses a number. */
const expectLogged = ({ row, fault }: Cell, { lines }: Since, isSuccess: boolean): void => {
  const isAnswered = fault !== 'slow' && fault !== 'no answer' && !(isSuccess && fault === 'another shape');
  const name = row.logName ?? callOf(row).path.split('/').at(-1) ?? '';
  const isRefusal = name === 'lookupPhoneNumber' && fault === '400 with an unknown code';
  if (!isAnswered || isRefusal) return;
  const isNamed = lines().some((line) => line.includes(name));
  check(isNamed, `the log has no line about ${name}, but ${JSON.stringify(lines())}`);
};

const expectWayOn = async ({ row, visit }: Cell): Promise<void> => {
  const failed = visit.read();
  check(failed.offersWay, 'the page offers no way on');
  if (visit.sees({ role: 'button', name: 'Try again' })) {
    await visit.press('Try again');
    await visit.until('"Try again" leads to another screen', () => hasMoved(visit.read(), failed));
  }
  const email = visit.textIn('Email address');
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
  const before = visit.read();
  watchMessages();
  const since = sinceNow(visit);
  visit.fail(callOf(row), faults[fault]);
  await (start === 'Opened' ? row.act : (row.again ?? row.act))(visit);
  await visit.until('the call is made', () => since.requests().some(isCallOf(row)));
  const isSlow = (fault === 'no answer' || fault === 'slow') && (await waitForPatience(cell));
  if (fault === 'slow' && isSlow) await expectDone(cell, 'the journey continues with the slow answer');
  const after = await expectSettled(cell, before, since);
  expectSentOnce(since);
  const wasDone = isDone(cell);
  expectLogged(cell, since, wasDone);
  const stays = !wasDone && !hasMoved(after, before);
  if (stays) expectKept(cell);
  visit.clearFaults();
  if (fault === '429 with Retry-After') await visit.pass(waitMs);
  if (wasDone) return 'Done';
  if (stays) return 'OnScreen';
  const proceed = row.continuesAt?.[after.heading];
  if (proceed === undefined) await expectWayOn(cell);
  else {
    await proceed(visit);
    await expectDone(cell, isContinued);
  }
  return 'Elsewhere';
};
