export type MailChannel = 'email' | 'sms' | 'call' | 'whatsapp';

export type MailPurpose = 'sign-up' | 'email-change' | 'password-reset' | 'two-factor';

/** One code that was sent; `at` is an ISO date. */
export type Mail = {
  readonly to: string;
  readonly channel: MailChannel;
  readonly purpose: MailPurpose;
  readonly code: string;
  readonly at: string;
};
