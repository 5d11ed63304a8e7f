import { createContext, type SyntheticEvent, use, useRef, useState } from 'react';
import type { ShownFault } from './ErrorSummary.tsx';
import type { FormError } from './formErrors.ts';
import { formText } from './formValues.ts';

type Failure = {
  readonly errors: ReadonlyArray<FormError>;
  /** What the errors come from. */
  readonly fault: ShownFault | null;
};

type Shown = Failure & {
  /** The errors whose text was put right. */
  readonly over: ReadonlyArray<string>;
};

type Standing = Failure & {
  /** Call this when the form is sent. */
  readonly onSend: () => void;
  /** Call this at every input in the form, and whenever a field is left. */
  readonly onEdit: (event: SyntheticEvent<HTMLFormElement>) => void;
};

const keyOf = ({ field, message }: FormError): string => field ?? message.id;

/**
 * The errors of a form, which keep their place: they stand while the form is sent again, and until the next failure an error that is over
 * is only unseen. So nothing moves below them. An error ends once its text is right: first when the field is left, then at every input. One
 * that only the service can judge ends when another text is left in its field.
 */
export const useStandingErrors = ({ errors, fault }: Failure, busy: boolean): Standing => {
  const [shown, setShown] = useState<Shown>({ errors, fault, over: [] });
  const edited = useRef(new Set<string>());
  const left = useRef(new Set<string>());
  const stands = busy || errors.length > 0;
  if (!busy && stands && errors !== shown.errors)
    setShown({ errors, fault, over: fault === shown.fault ? shown.over : [] });
  // Because: an error that is over must not come back while the form is sent again.
  if (!stands && shown.over.length < shown.errors.length) setShown({ ...shown, over: shown.errors.map(keyOf) });
  const isOver = (error: FormError): boolean => shown.over.includes(keyOf(error));
  return {
    errors: shown.errors.map((error) => (isOver(error) ? { ...error, isOver: true } : error)),
    fault: shown.fault,
    onSend: () => {
      edited.current.clear();
      left.current.clear();
    },
    onEdit: ({ type, target, currentTarget }) => {
      if (!(target instanceof HTMLInputElement)) return;
      const field = target.name || target.id;
      const isLeft = type === 'blur' || target.type === 'radio';
      if (type === 'input') edited.current.add(field);
      if (isLeft) left.current.add(field);
      const text = formText(currentTarget);
      const isChanged = edited.current.has(field) && text(field) !== '';
      const ended = shown.errors.filter(({ field: own, isRight, about = [own] }) =>
        isRight
          ? own !== null && (isLeft || left.current.has(own)) && isRight(text)
          : isLeft && isChanged && about.includes(field),
      );
      if (ended.length > 0) setShown({ ...shown, over: [...shown.over, ...ended.map(keyOf)] });
    },
  };
};

/** The errors of the form around a field. */
export const FormErrors = createContext<ReadonlyArray<FormError>>([]);

/** The first error of a field, or null. */
export const useFieldError = (field: string): FormError | null =>
  use(FormErrors).find((error) => error.field === field) ?? null;
