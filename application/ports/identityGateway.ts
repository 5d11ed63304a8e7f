import type { Task } from 'fp-ts/Task';
import type { EmailGateway } from './emailGateway.ts';
import type { PasswordGateway } from './passwordGateway.ts';
import type { SessionGateway } from './sessionGateway.ts';
import type { SignInGateway } from './signInGateway.ts';
import type { SignUpGateway } from './signUpGateway.ts';
import type { TwoFactorGateway } from './twoFactorGateway.ts';

/** The gateway to the identity service: the launchpad, or the sandbox. */
export type IdentityGateway = SignInGateway &
  SignUpGateway &
  PasswordGateway &
  EmailGateway &
  TwoFactorGateway &
  SessionGateway & {
    /** Aborts the pending calls: each returns `Cancelled`. */
    readonly abandon: Task<void>;
  };
