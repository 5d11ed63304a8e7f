import type { ComponentProps, ReactNode } from 'react';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import { type Failing, useErrorAlert } from './ErrorAlert.tsx';

/** What `FormHeading` shows. */
export type FormHeadingProps = Omit<ComponentProps<typeof PageHeading>, 'failing'> & Omit<Failing, 'field'>;

/** The heading of a page that can fail, with what is wrong in a box below it. */
export const FormHeading = ({ errors: all, fault, ...title }: FormHeadingProps): ReactNode => {
  const { alert, errors } = useErrorAlert({ errors: all, fault });
  return (
    <>
      <PageHeading {...title} failing={errors.length > 0} />
      {alert}
    </>
  );
};
