import { describe, expect, it } from 'vitest';
import { codeErrors } from '#ui/code/codeErrors.ts';
import { openCodeForm } from './codeFormScreen.tsx';

describe('the errors of a page that asks for a code', () => {
  it('offer another try and a new code after an unknown fault', async () => {
    const errors = codeErrors(
      { entry: { _tag: 'Unexpected', arrivedAt: 0 }, send: null, code: null, resendAt: null },
      [],
    );
    const { page } = await openCodeForm({ errors });
    expect(page.querySelector('[role="alert"]')?.textContent).toContain(
      'Something went wrong on our side. Try again, or ask for a new code.',
    );
  });
});
