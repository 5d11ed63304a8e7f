import type { ReactNode } from 'react';
import { CodeForm } from '#ui/code/CodeForm.tsx';
import type { CodePage } from '#ui/code/useCodePage.ts';
import { AppLink } from '#ui/shared/AppLink.tsx';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { formText } from '#ui/shared/formText.ts';
import type { Message } from '#ui/shared/message.ts';

type Props = {
  readonly page: CodePage<string>;
  readonly lead: Message;
  /** Whether the sign-in this belongs to is over: no code can be sent before it is begun anew. */
  readonly signedOut: boolean;
  readonly onCancel: () => void;
};

/** Asks for the code that confirms a changed email address. */
export const EmailChangeView = ({ page, lead, signedOut, onCancel }: Props): ReactNode => (
  <>
    <PageHeading heading={{ id: 'emailChange.heading' }} lead={lead} failing={page.errors.length > 0} />
    <CodeForm
      page={page}
      submit={{ id: 'emailChange.submit' }}
      onSubmit={(element) => page.enter(formText(element, 'code'))}
      onCancel={onCancel}
      before={signedOut && <AppLink to="/signin" label={{ id: 'notFound.signIn' }} />}
    />
  </>
);
