import type { Consent } from '#domain/consent/consent.ts';
import type { Platform } from '#domain/platform/platform.ts';
import type { CodeChannel } from '#domain/two-factor/channels.ts';

/** A failure that a person sees, as analytics names it. */
export type FailureName =
  | 'account locked'
  | 'something went wrong'
  | 'login failed'
  | 'invalid or expired email verification code'
  | 'email already in use'
  | '2FA failure'
  | 'change password failed'
  | 'non-supported phone number type';

/** A form as analytics names it. */
export type FormName =
  | 'sign in'
  | 'sign up'
  | 'email verification'
  | 'forgot password'
  | 'new password'
  | 'change password'
  | 'account type'
  | 'phone number'
  | '2FA code';

/** An event of a call that grants the person a session. */
export type GrantEvent = 'Signed In' | 'Signed Up' | 'Password Reset' | 'Password Changed';

/** Every event. None has a free text, so no event can contain what a person typed. */
export type AnalyticsEvent =
  | { readonly name: 'Failure Shown'; readonly failure: FailureName }
  | { readonly name: 'Form Submitted'; readonly form: FormName }
  | { readonly name: 'Code Sent'; readonly channel: CodeChannel }
  | { readonly name: GrantEvent }
  | { readonly name: 'Two Factor Completed'; readonly channel: CodeChannel | null }
  | { readonly name: 'Account Selected'; readonly accounts: number }
  | { readonly name: 'Redirected'; readonly platform: Platform | null }
  | ({ readonly name: 'Consent State Change' } & Consent);
