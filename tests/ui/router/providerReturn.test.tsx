import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderApp } from '#tests/ui/renderApp.tsx';

it('the return of a provider whose partner does not answer asks by name after eight seconds', async () => {
  const leave = vi.spyOn(window.location, 'replace').mockReturnValue();
  const app = makeTestApp();
  const query = '?redirect_uri=https://partner.brand.test/back&state=s1';
  await app.useCases.runGuards({ to: '/', query, scheme: 'https:' })();
  await app.signInAtProvider('google', 'social@sandbox.test');
  vi.useFakeTimers();
  const opening = renderApp(app, '/idp/continue');
  await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect(leave.mock.calls[0]?.[0]).toMatch(/^https:\/\/partner\.brand\.test\/back\?code=.+&state=s1$/);
  await vi.advanceTimersByTimeAsync(8000);
  const { page, path } = await opening;
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect([path(), page.querySelector('h1')?.textContent]).toEqual(['/continue', 'Continue as social@sandbox.test']);
});
