import { useEffect, type ReactNode } from 'react';
import { Form } from './Form.tsx';

/** The form, with a performance mark when it is hydrated. */
export const FormWithReadyMark = (): ReactNode => {
  useEffect(() => void performance.mark('app-ready'), []);
  return <Form />;
};
