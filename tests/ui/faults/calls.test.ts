import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { routeOf, routes } from '#domain/navigation/routes.ts';
import { libphoneBook } from '#infrastructure/phone/module.ts';
import { allRows } from '#tests/faults/allRows.ts';
import { walkRow } from '#tests/faults/walkRow.ts';
import { downloadOf } from '#ui/router/screens.tsx';
import { openLocalVisit } from './localVisit.ts';

// Because: a screen that is imported for the first time takes real time, and the page's time does not wait for it.
beforeAll(async () => {
  const paths = Object.keys(routes).flatMap((path) => routeOf(path) ?? []);
  await Promise.all([libphoneBook.open(), ...paths.map((path) => downloadOf(path)?.())]);
});

it.each(allRows)(
  'after every fault of a call, the page says so, keeps what was typed, offers a way on, and logs it: $name',
  async (row) => {
    const { visit, undocumented, close } = openLocalVisit();
    onTestFinished(close);
    expect([...(await walkRow(row, visit)), ...undocumented()]).toEqual([]);
  },
);
