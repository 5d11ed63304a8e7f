import type { ReactNode } from 'react';
import { maskEmail } from '#domain/identity/email.ts';
import { shownEmail } from '#domain/session/changes.ts';
import type { Session } from '#domain/session/session.ts';
import type { ShownNumber } from '#domain/two-factor/phoneNumber.ts';
import type { Channel } from '#domain/two-factor/twoFactor.ts';
import { EmailSentence } from '#ui/shared/layout/MessageText.tsx';
import { NumberLead } from './NumberLead.tsx';

/** The channel of the sent code, and its masked recipient. */
export type CodeRecipient =
  | { readonly channel: Channel; readonly shown: ShownNumber }
  | { readonly channel: 'email'; readonly email: string };

/** The recipient of the code in a session; null while no code was sent. */
export const codeRecipient = (session: Session, shown: ShownNumber | null): CodeRecipient | null => {
  const { channel } = session.twoFactor;
  const email = shownEmail(session);
  if (channel === 'email') return email === null ? null : { channel, email: maskEmail(email) };
  return channel === null || shown === null ? null : { channel, shown };
};

/** Tells to whom the code was sent. */
export const SentLead = ({ recipient }: { readonly recipient: CodeRecipient }): ReactNode =>
  recipient.channel === 'email' ? (
    <EmailSentence id="code.sentTo" email={recipient.email} />
  ) : (
    <NumberLead id={`twoFactor.verify.lead.${recipient.channel}`} shown={recipient.shown} />
  );
