import { describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { SendingCodeView } from '#ui/password/ChangePasswordScreen.tsx';

const saidFor = async (fault: IdentityFault): Promise<string> => {
  const nothing = (): void => undefined;
  const { page } = await renderView(
    <SendingCodeView busy={false} fault={{ ...fault, arrivedAt: 0 }} onRetry={nothing} />,
  );
  expect(page.querySelector('button')?.textContent).toBe('Try again');
  return page.querySelector('[role="alert"]')?.textContent ?? '';
};

describe('a code for a password change that is not sent', () => {
  it.each(['EmailUnconfirmed', 'WrongCredentials', 'UsernameTaken', 'ServiceFailed', 'Unexpected'] as const)(
    'is said after %s, with a way to try again',
    async (_tag) => {
      expect(await saidFor({ _tag })).toMatch(/couldn.t send/);
    },
  );

  it('is said in the words of a connection that failed', async () => {
    expect(await saidFor({ _tag: 'Unreachable' })).not.toMatch(/couldn.t send/);
  });
});
