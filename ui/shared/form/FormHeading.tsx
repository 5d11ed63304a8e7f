import type { ReactElement, ReactNode } from 'react';
import type { Message } from '#ui/shared/layout/message.ts';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormError } from './formErrors.ts';

/** What `FormHeading` shows. */
export type FormHeadingProps = {
  readonly heading: Message;
  readonly lead?: Message | ReactElement | null;
  readonly errors: ReadonlyArray<FormError>;
  /** What the errors come from. A new value moves the focus to the summary again. */
  readonly fault: unknown;
};

/** The heading of a page that can fail, and below it the summary of the errors. */
export const FormHeading = ({ heading, lead = null, errors, fault }: FormHeadingProps): ReactNode => (
  <>
    <PageHeading heading={heading} lead={lead} failing={errors.length > 0} />
    {errors.length > 0 && <ErrorSummary errors={errors} occasion={fault} />}
  </>
);
