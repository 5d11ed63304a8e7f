import * as E from 'fp-ts/Either';
import { emailKey, findAccount, keepAccount } from './accounts.ts';
import { admit } from './admission.ts';
import { sendCode, takeCode } from './codes.ts';
import type { CodeInput, UsernameInput } from './inputs.ts';
import type { DoneBody, GrantBody } from './replies.ts';
import { sentAndDone, type Refusal, type Reply } from './reply.ts';
import { signInFirst } from './secondFactor.ts';
import { livePreAuth } from './sessions.ts';
import type { PreAuth, StoredAccount } from './state.ts';
import type { Visit } from './visit.ts';
import type { Workings } from './workings.ts';

/** Sends a code to the new address of whoever's sign-in was just refused for it. */
export const webChangeEmailResend =
  (workings: Workings) =>
  ({ username }: UsernameInput, visit: Visit): Reply<DoneBody> =>
  async () => {
    const party = partyOf(workings, visit);
    if (E.isLeft(party)) return party;
    const { account, preAuth } = party.right;
    if (preAuth.email !== emailKey(username)) return signInFirst;
    const sending = { purpose: 'email-change', email: preAuth.email, to: account.email, channel: 'email' } as const;
    const sent = sendCode(workings, sending);
    return E.isLeft(sent) ? sent : sentAndDone(sent.right);
  };

/** Confirms the new address, then goes on with the sign-in that was refused for it. */
export const webChangeEmailConfirm =
  (workings: Workings) =>
  ({ code }: CodeInput, visit: Visit): Reply<GrantBody> =>
  async () => {
    const party = partyOf(workings, visit);
    if (E.isLeft(party)) return party;
    const { account, preAuth } = party.right;
    const taken = takeCode(workings, { purpose: 'email-change', email: preAuth.email, code });
    if (E.isLeft(taken)) return taken;
    const confirmed = keepAccount(workings, { ...account, state: 'Active' });
    workings.state.preAuths.delete(preAuth.id);
    return admit(workings, visit, { account: confirmed, request: preAuth.request, standing: 'RememberedBrowser' });
  };

type Party = { readonly account: StoredAccount; readonly preAuth: PreAuth };

const partyOf = (workings: Workings, visit: Visit): E.Either<Refusal, Party> => {
  const preAuth = livePreAuth(workings, visit, 'EmailChange');
  const account = preAuth === null ? null : findAccount(workings, preAuth.email);
  if (preAuth === null || account === null || account.state !== 'EmailChangePending') return signInFirst;
  return E.right({ account, preAuth });
};
