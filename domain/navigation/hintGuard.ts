import { emailOf } from '#domain/identity/parseEmail.ts';
import { withEmail } from '#domain/session/changes.ts';
import { queryValue } from '#domain/shared/queryValue.ts';
import { pass, type Guard } from './decision.ts';

/** On the root, stores two hints of OpenID Connect: `login_hint` as the email, if it is one, and whether `prompt` has `login`. */
export const hintGuard: Guard = () => (request) => (session) => {
  // Because: the hint must not replace the person of the tokens, but a sign-out on entry has removed it.
  if (request.to !== '/' || request.completedEffects.includes('FetchTokens')) return pass(session);
  const hint = queryValue(request.query, 'login_hint') ?? '';
  const email = emailOf(hint);
  const promptsLogin = (queryValue(request.query, 'prompt') ?? '').split(' ').includes('login');
  return pass({ ...(email === null ? session : withEmail(email)({ ...session, typedEmail: hint })), promptsLogin });
};
