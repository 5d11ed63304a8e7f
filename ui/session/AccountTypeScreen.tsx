import type { ReactNode } from 'react';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { ChoiceForm } from './ChoiceForm.tsx';

const types = [
  { value: 'Personal', label: { id: 'accountType.Personal' }, hint: { id: 'accountType.Personal.hint' } },
  { value: 'Business', label: { id: 'accountType.Business' }, hint: { id: 'accountType.Business.hint' } },
] as const;

/** Asks which type of account to open. No type is preselected. */
export const AccountTypeScreen = (): ReactNode => (
  <ChoiceForm
    heading={{ id: 'accountType.heading' }}
    group={{ name: 'accountType', legend: { id: 'accountType.legend' }, options: types }}
    missing={{ id: 'accountType.fault.NothingChosen' }}
    submit={{ id: 'session.continue' }}
    action={useAction(useUseCases().visit.chooseAccountType)}
  />
);
