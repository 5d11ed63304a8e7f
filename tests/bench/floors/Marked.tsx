import { useEffect, type ReactNode } from 'react';
import { Form } from './Form.tsx';

/** The form, and the mark of the moment it listens. */
export const Marked = (): ReactNode => {
  useEffect(() => void performance.mark('app-ready'), []);
  return <Form />;
};
