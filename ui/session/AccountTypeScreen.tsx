import type { ReactNode } from 'react';
import { Form } from '#ui/shared/form/Form.tsx';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { useChoice } from './useChoice.tsx';

const types = [
  { value: 'Personal', label: { id: 'accountType.Personal' }, hint: { id: 'accountType.Personal.hint' } },
  { value: 'Business', label: { id: 'accountType.Business' }, hint: { id: 'accountType.Business.hint' } },
] as const;

/** Asks which type of account to open. No type is preselected. */
export const AccountTypeScreen = (): ReactNode => (
  <Form
    heading={{ id: 'accountType.heading' }}
    submit={{ id: 'session.continue' }}
    {...useChoice({
      group: { name: 'accountType', legend: { id: 'accountType.legend' }, options: types },
      useCase: useUseCases().visit.chooseAccountType,
      missing: { id: 'accountType.fault.NothingChosen' },
    })}
  />
);
