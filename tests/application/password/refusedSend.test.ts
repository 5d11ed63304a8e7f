import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { openTab } from '#tests/application/code/tab.ts';

describe('a code for a password change', () => {
  it.each(['EmailUnconfirmed', 'EmailChangePending', 'WrongCredentials', 'UsernameTaken', 'Unexpected'] as const)(
    'says that the send was refused with %s, and sends nothing else',
    async (_tag) => {
      const tab = await openTab();
      await tab.cases().signIn.submit({ email: 'personal@sandbox.test', password: 'Correct-horse-9' })();
      tab.breaks('forgotPassword', { _tag });
      expect(await tab.cases().password.openChange()()).toEqual(E.left({ _tag }));
      expect(tab.app.engine.inbox(null)).toEqual([]);
      expect(tab.session()).toMatchObject({ codes: { purpose: null, resendAt: null } });
      await tab.cases().password.openChange()();
      tab.app.advance(60_000);
      tab.breaks('forgotPassword', { _tag });
      expect(await tab.cases().password.resendChangeCode()()).toEqual(E.left({ _tag }));
      expect(tab.app.engine.inbox(null)).toHaveLength(1);
    },
  );
});
