import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { digitsAfterInput } from '#domain/identity/oneTimeCode.ts';
import fields from '#ui/shared/form/Field.module.css';
import { FieldFrame, useInputAttributes } from '#ui/shared/form/Field.tsx';
import { useSecondsLeft } from '#ui/shared/form/waits.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './Code.module.css';
import { useEver } from './useCodePage.ts';

/** Keeps only the digits of the field. */
const keepDigits = ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>): void => {
  const event = nativeEvent instanceof InputEvent ? nativeEvent : null;
  const digits = digitsAfterInput(event?.data ?? '', input.value);
  // Because: a change of the value would break an input method that composes a character.
  if (event?.isComposing !== true && digits !== input.value) input.value = digits;
};

type FieldProps = {
  /** The id of the sentence that says where the code went. */
  readonly describedBy: string | null;
  /** Whether the field takes the focus when it opens. */
  readonly takesFocus: boolean;
  /** Called with whether the field is empty. */
  readonly onChange: (isEmpty: boolean) => void;
  /** What is below the input. */
  readonly children?: ReactNode;
};

/** One input for a code. Of a pasted or filled-in text it keeps the one code, or all digits where there is not exactly one. */
export const CodeField = ({ describedBy, takesFocus, onChange, children }: FieldProps): ReactNode => {
  const input = useRef<HTMLInputElement>(null);
  const tell = (): void => onChange(input.current?.value === '');
  useLayoutEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  // Because: an answer empties the field without an event.
  useLayoutEffect(tell);
  return (
    <FieldFrame name="code" label={{ id: 'code.label' }}>
      <div className={fields['code']}>
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
      {children}
    </FieldFrame>
  );
};

type JunkProps = { readonly firstWait: number | null; readonly isFailing: boolean };

/** Says after the first wait where else a mail may be. Its room is there before, so that nothing moves; an error has it as long as it stands. */
export const JunkHint = ({ firstWait, isFailing }: JunkProps): ReactNode => {
  const isShown = useEver(useSecondsLeft(firstWait) === 0);
  const words = <MessageText id="code.junk" />;
  return (
    <p role="status" className={`hint ${styles['junk']}`}>
      {!isFailing && (isShown ? words : <span className="unseen">{words}</span>)}
    </p>
  );
};

/** Fills a code into the code field of the page, as an autofill of the browser does. */
export const fillCode = (code: string): void => {
  const input = document.getElementById('code');
  if (!(input instanceof HTMLInputElement)) return;
  input.value = code;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: code }));
};
