import { expect, it } from 'vitest';
import { renderView } from '#tests/ui/renderView.tsx';
import { SendingCodeView } from '#ui/password/ChangePasswordScreen.tsx';

it.each([
  ['ServiceFailed', "couldn't send"],
  ['UsernameTaken', "couldn't send"],
  ['Unexpected', "couldn't send"],
  ['Unreachable', "We can't reach our service."],
] as const)(
  'a code for a password change that is not sent after %s says "%s", with a way to try again',
  async (_tag, words) => {
    const { page } = await renderView(
      <SendingCodeView busy={false} fault={{ _tag, arrivedAt: 0 }} onRetry={() => undefined} />,
    );
    expect(page.querySelector('[role="alert"]')?.textContent).toContain(words);
    expect(page.querySelector('button')?.textContent).toBe('Try again');
  },
);
