import type { Task } from 'fp-ts/Task';
import type { EmailTalk } from './emailTalk.ts';
import type { PasswordTalk } from './passwordTalk.ts';
import type { SessionTalk } from './sessionTalk.ts';
import type { SignInTalk } from './signInTalk.ts';
import type { SignUpTalk } from './signUpTalk.ts';
import type { TwoFactorTalk } from './twoFactorTalk.ts';

/** The talk with the identity service. Served by launchpad, or by the sandbox. */
export type IdentityGateway = SignInTalk &
  SignUpTalk &
  PasswordTalk &
  EmailTalk &
  TwoFactorTalk &
  SessionTalk & {
    /** Gives up every call in flight: each answers `Cancelled`. */
    readonly abandon: Task<void>;
  };
