import { beforeAll, expect, it, vi } from 'vitest';
import { routeOf, routes } from '#domain/navigation/routes.ts';
import { libphoneBook } from '#infrastructure/phone/module.ts';
import { passwordRows } from '#tests/faults/rows/passwordRows.ts';
import { signInRows } from '#tests/faults/rows/signInRows.ts';
import { signUpRows } from '#tests/faults/rows/signUpRows.ts';
import { twoFactorRows } from '#tests/faults/rows/twoFactorRows.ts';
import { walkRow } from '#tests/faults/walkRow.ts';
import { downloadOf } from '#ui/router/screens.tsx';
import { openVisit } from './localVisit.ts';

// Because: a screen that is imported for the first time takes real time, and the page's time does not wait for it.
beforeAll(async () => {
  const paths = Object.keys(routes).flatMap((path) => routeOf(path) ?? []);
  await Promise.all([libphoneBook.open(), ...paths.map((path) => downloadOf(path)?.())]);
});

it.each([...signInRows, ...signUpRows, ...passwordRows, ...twoFactorRows])(
  'after every fault of a call, the page says so, keeps what was typed, offers a way on, and logs it: $name',
  async (row) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const undocumented: string[] = [];
    const fault = await walkRow(row, () => openVisit((each) => undocumented.push(each)));
    expect([fault, undocumented]).toEqual([null, []]);
  },
);
