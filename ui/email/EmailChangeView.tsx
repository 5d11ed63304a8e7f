import type { ReactNode } from 'react';
import { CodeForm } from '#ui/code/CodeForm.tsx';
import type { CodePage } from '#ui/code/useCodePage.ts';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { formText } from '#ui/shared/formText.ts';
import type { Message } from '#ui/shared/message.ts';

type Props = { readonly page: CodePage<string>; readonly lead: Message; readonly onCancel: () => void };

/** Asks for the code that confirms a changed email address. */
export const EmailChangeView = ({ page, lead, onCancel }: Props): ReactNode => (
  <>
    <PageHeading heading={{ id: 'emailChange.heading' }} lead={lead} failing={page.errors.length > 0} />
    <CodeForm
      page={page}
      submit={{ id: 'emailChange.submit' }}
      onSubmit={(element) => page.enter(formText(element, 'code'))}
      onCancel={onCancel}
    />
  </>
);
