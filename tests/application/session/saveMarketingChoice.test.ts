import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { saveMarketingChoice } from '#application/session/completeSignIn.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withGrant } from '#domain/session/person.ts';
import { withMarketingChoice } from '#domain/session/changes.ts';
import { withFields } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeMemoryLog } from '#tests/support/memoryLog.ts';
import { makeSteppedClock } from '#tests/support/steppedClock.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';

type Saved = E.Either<IdentityFault, void>;

describe('a marketing choice whose answer does not come', () => {
  it.each<Saved>([E.right(undefined), E.left({ _tag: 'ServiceFailed' }), E.left({ _tag: 'TwoFactorIncomplete' })])(
    'delays the way on by five seconds, and a late %j changes nothing',
    async (late) => {
      const { flow } = makeTestApp();
      const [clock, log] = [makeSteppedClock(0), makeMemoryLog()];
      let answer: (saved: Saved) => void = () => undefined;
      const saveMarketingPreference = () => () => new Promise<Saved>((resolve) => (answer = resolve));
      const { session } = flow;
      session.update(
        withGrant({ authCode: unsafeNominal<'AuthCode'>('c'), profileId: unsafeNominal<'ProfileId'>('p') }),
      );
      session.update(withFields('person', { accessToken: unsafeNominal<'AccessToken'>('t') }));
      session.update(withFields('progress', { newAccount: 'ConfirmedHere' }));
      session.update(withMarketingChoice(true));
      let isOver = false;
      const identity = { ...flow.identity, saveMarketingPreference };
      const saving = saveMarketingChoice({ ...flow, identity, clock, log }).then(() => (isOver = true));
      clock.advance(4999);
      await new Promise(setImmediate);
      expect(isOver).toBe(false);
      clock.advance(1);
      await saving;
      const after = session.get();
      expect(after.typed.marketing).toBe(false);
      answer(late);
      await new Promise(setImmediate);
      expect(session.get()).toBe(after);
      expect(log.lines().map(({ line }) => line)).toEqual(['The marketing choice was not saved: Unreachable']);
    },
  );
});
