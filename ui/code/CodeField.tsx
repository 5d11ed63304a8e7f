import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { codeLength, digitsAfterInput } from '#domain/identity/oneTimeCode.ts';
import fields from '#ui/shared/form/Field.module.css';
import { FieldFrame, useInputAttributes } from '#ui/shared/form/Field.tsx';

/** Keeps only the digits of the field. */
const keepDigits = ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>): void => {
  const event = nativeEvent instanceof InputEvent ? nativeEvent : null;
  const digits = digitsAfterInput(event?.data ?? '', input.value);
  // Because: a change of the value would break an input method that composes a character.
  if (event?.isComposing !== true && digits !== input.value) input.value = digits;
};

/** Tells the style how many digits a code has. */
const setDigits = (field: HTMLElement | null): void => field?.style.setProperty('--code-digits', String(codeLength));

type FieldProps = {
  /** The id of the sentence that says where the code went. */
  readonly describedBy: string | null;
  /** Whether the field takes the focus when it opens. */
  readonly takesFocus: boolean;
  /** Called with whether the field is empty. */
  readonly onChange: (isEmpty: boolean) => void;
};

/** One input for a code. Of a pasted or filled-in text it keeps the one code, or all digits where there is not exactly one. */
export const CodeField = ({ describedBy, takesFocus, onChange }: FieldProps): ReactNode => {
  const input = useRef<HTMLInputElement>(null);
  const tell = (): void => onChange(input.current?.value === '');
  useLayoutEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  // Because: an answer empties the field without an event.
  useLayoutEffect(tell);
  return (
    <FieldFrame name="code" label={{ id: 'code.label' }}>
      <div className={fields['code']} ref={setDigits}>
        <input
          {...useInputAttributes({ name: 'code' }, describedBy)}
          ref={input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          onInput={(event) => {
            keepDigits(event);
            tell();
          }}
        />
      </div>
    </FieldFrame>
  );
};

/** Fills a code into the code field of the page, as an autofill of the browser does. */
export const fillCode = (code: string): void => {
  const input = document.getElementById('code');
  if (!(input instanceof HTMLInputElement)) return;
  input.value = code;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: code }));
};
