import type { ReactNode } from 'react';
import { CodeForm } from '#ui/code/CodeForm.tsx';
import type { CodePage } from '#ui/code/useCodePage.ts';
import { AppLink } from '#ui/shared/AppLink.tsx';
import { formText } from '#ui/shared/formText.ts';
import type { Message } from '#ui/shared/message.ts';
import { PageHeading } from '#ui/shared/PageHeading.tsx';

type Props = { readonly page: CodePage<string>; readonly lead: Message; readonly onCancel: () => void };

/** Asks for the code that lets a password be reset. Looks the same whether or not the account exists. */
export const ResetCodeView = ({ page, lead, onCancel }: Props): ReactNode => (
  <>
    <PageHeading heading={{ id: 'code.heading' }} lead={lead} failing={page.errors.length > 0} />
    <CodeForm
      page={page}
      submit={{ id: 'reset.continue' }}
      onSubmit={(element) => page.enter(formText(element, 'code'))}
      onCancel={onCancel}
    >
      <AppLink to="/forgot-password" label={{ id: 'code.otherEmail' }} />
    </CodeForm>
  </>
);
