import * as E from 'fp-ts/Either';
import { rememberDevice } from './devices.ts';
import type { Validate2faInput } from './inputs.ts';
import type { AuthenticationBody } from './replies.ts';
import { answer, type Reply } from './reply.ts';
import { signInFirst, takeSecondFactor } from './secondFactor.ts';
import { keepSession, liveSession } from './sessions.ts';
import type { Visit } from './visit.ts';
import type { Workings } from './workings.ts';

/** Completes the second factor of a live session; a refused sign-in completes its own by signing in with the code. */
export const validate2FA =
  (workings: Workings) =>
  ({ code, rememberBrowser }: Validate2faInput, visit: Visit): Reply<AuthenticationBody> =>
  async () => {
    const live = liveSession(workings, visit);
    if (live === null) return signInFirst;
    const { session, account } = live;
    const proven = takeSecondFactor(workings, account, code);
    if (E.isLeft(proven)) return proven;
    const secondFactor = session.secondFactor === 'NotRequired' ? 'NotRequired' : 'Completed';
    keepSession(workings, { ...session, secondFactor, requestSeen: false });
    const cookies = rememberBrowser ? [rememberDevice(workings, visit, proven.right)] : [];
    return answer({ authenticationResult: { success: true } }, cookies);
  };
