import * as E from 'fp-ts/Either';
import { emailKey, findAccount, saveAccount } from './accounts.ts';
import { authorizeSession } from './authorizeSession.ts';
import { sendCode, consumeCode } from './codes.ts';
import type { CodeInput, UsernameInput } from './inputs.ts';
import type { DoneBody, GrantBody } from './replies.ts';
import { answerSent, type EngineCall, type Refusal } from './reply.ts';
import { notSignedIn } from './secondFactor.ts';
import { livePreAuth } from './sessions.ts';
import type { PreAuth, StoredAccount } from './state.ts';
import type { ClientContext } from './clientContext.ts';
import type { EngineDeps } from './engineDeps.ts';

/** Sends a code to the new address of the account whose sign-in was refused because that address is not confirmed. */
export const webChangeEmailResend: EngineCall<UsernameInput, DoneBody> = async (deps, { username }, client) => {
  const subject = emailChangeSubject(deps, client);
  if (E.isLeft(subject)) return subject;
  const { account, preAuth } = subject.right;
  if (preAuth.email !== emailKey(username)) return notSignedIn;
  const delivery = { purpose: 'email-change', email: preAuth.email, to: account.email, channel: 'email' } as const;
  return answerSent(sendCode(deps, delivery), { success: true });
};

/** Confirms the new address, then continues the sign-in that was refused because of it. */
export const webChangeEmailConfirm: EngineCall<CodeInput, GrantBody> = async (deps, { code }, client) => {
  const subject = emailChangeSubject(deps, client);
  if (E.isLeft(subject)) return subject;
  const { account, preAuth } = subject.right;
  const consumed = consumeCode(deps, { purpose: 'email-change', email: preAuth.email, code });
  if (E.isLeft(consumed)) return consumed;
  const confirmed = saveAccount(deps, { ...account, state: 'Active' });
  deps.state.preAuths.delete(preAuth.id);
  return authorizeSession(deps, client, {
    account: confirmed,
    request: preAuth.request,
    method: 'RememberedBrowser',
  });
};

type EmailChangeSubject = { readonly account: StoredAccount; readonly preAuth: PreAuth };

const emailChangeSubject = (deps: EngineDeps, client: ClientContext): E.Either<Refusal, EmailChangeSubject> => {
  const preAuth = livePreAuth(deps, client, 'EmailChange');
  const account = preAuth === null ? null : findAccount(deps, preAuth.email);
  if (preAuth === null || account === null || account.state !== 'EmailChangePending') return notSignedIn;
  return E.right({ account, preAuth });
};
