import { expect } from '@playwright/test';
import { brandlessHeaders } from '#env/server/policies/securityPolicy.ts';
import type { Requester } from '#tests/e2e/fixtures/hosting/request.ts';

/** Expects that a request with larger headers than the handler takes gets the page that says what to do. */
export const expectTooLarge = async (request: Requester): Promise<void> => {
  for (const size of [70_000, 120_000]) {
    const cookie = 'a=b; '.repeat(size / 5);
    const { status, text, header } = await request('account.xe.localhost', '/signin', { headers: { cookie } });
    expect([size, status, header('content-type')]).toEqual([size, 431, 'text/html; charset=utf-8']);
    expect(text).toContain('<h1>Clear the cookies of this site</h1>');
    for (const [name, value] of [
      ...brandlessHeaders,
      ['Cache-Control', 'no-store, no-transform'],
      ['Clear-Site-Data', null],
    ] as const)
      expect([name, header(name)]).toEqual([name, value]);
  }
};
