import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeEnterCode } from '#application/code/enterCode.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withCodeSent } from '#domain/session/codeState.ts';
import { withEmail } from '#domain/session/changes.ts';
import { handedOver, sentAway } from '#domain/session/endings.ts';
import type { Change } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { codeOf } from '#tests/support/codes.ts';

const personAt = (email: string): Change => withEmail(unsafeNominal<'Email'>(email));
const ada = personAt('ada@sandbox.test');
const sent = withCodeSent('SignUp', 0, null);
const accepted: E.Either<IdentityFault, string> = E.right('grant');
const refused: E.Either<IdentityFault, string> = E.left({ _tag: 'CodeMismatch' });
const done = E.right(null);

/** A page whose service answers in this order, and then refuses. */
const openPage = (...planned: ReadonlyArray<E.Either<IdentityFault, string>>) => {
  const { flow } = makeTestApp({ seeds: [] });
  const granted: Array<string> = [];
  const enter = makeEnterCode<string>(flow, (grant) => granted.push(grant));
  const answers = [...planned];
  const change = (...changes: ReadonlyArray<Change>): void => changes.forEach((one) => void flow.session.update(one));
  change(ada, sent);
  return { change, granted, enter: (typed = codeOf('1')) => enter(typed, async () => answers.shift() ?? refused)() };
};

describe('a code', () => {
  it('that was accepted is not sent again while the session holds it, and grants once', async () => {
    const { change, enter, granted } = openPage(accepted);
    expect(await Promise.all([enter(), enter()])).toEqual([done, done]);
    expect(await enter()).toEqual(done);
    change(sent);
    expect(await enter()).toEqual(done);
    expect(granted).toEqual(['grant']);
    expect(await enter(codeOf('2'))).toEqual(refused);
  });

  it.each<[string, ReadonlyArray<Change>]>([
    ['the page has gone and somebody types the same email', [sentAway, handedOver, ada, sent]],
    ['a code for something else was sent', [withCodeSent('TwoFactor', 0, null)]],
    ['somebody else had the page in between', [personAt('bob@sandbox.test'), ada, sent]],
  ])('that was accepted is checked by the service again once %s', async (_, changes) => {
    const { change, enter } = openPage(accepted);
    await enter();
    change(...changes);
    expect([await enter(), await enter()]).toEqual([refused, refused]);
  });
});
