import { type FocusEvent, type ReactNode, useState } from 'react';
import {
  Button,
  ButtonContext,
  ComboBox,
  I18nProvider,
  Input,
  Label,
  type PressEvent,
  useSlottedContext,
} from 'react-aria-components';
import { isCountryFound } from '#domain/system/countryList.ts';
import type { PhoneCountry } from '#domain/system/phoneCountries.ts';
import fields from '#ui/shared/form/Field.module.css';
import { FieldError } from '#ui/shared/form/Field.tsx';
import { useUserLocale } from '#ui/shared/hooks/useCases.tsx';
import { Icon } from '#ui/shared/layout/icons.tsx';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './CountryField.module.css';
import { CountryList } from './CountryList.tsx';
import { useReactAriaMessages } from './reactAriaMessages.ts';

/** The props of the country field. Its value is the two-letter code of the country. */
type CountryFieldProps = {
  readonly countries: ReadonlyArray<PhoneCountry>;
  readonly chosen: string;
  readonly onChoose: (country: string) => void;
  readonly error: Message | null;
};

/** A combobox for the country of a phone number, searched by calling code or name. */
export const CountryField = (props: CountryFieldProps): ReactNode => {
  useReactAriaMessages();
  return (
    <I18nProvider locale={useUserLocale()}>
      {/* Because: without this element the library adds an inline style, which the security policy blocks; our style sheet has the rule. */}
      <span id="react-aria-pressable-style" hidden />
      <CountryCombobox {...props} />
    </I18nProvider>
  );
};

const staysAccessible = 'data-react-aria-top-layer';

// Because: while its list is open, the library hides everything without this attribute from screen readers, even what the keyboard
// reaches, such as other fields and a partner's banner. The list is no dialog, so the page must stay accessible.
const keepPageAccessible = (): (() => void) => {
  const parts = (): readonly Element[] => [...document.body.children];
  const mark = (): void => parts().forEach((part) => part.setAttribute(staysAccessible, ''));
  // Because: a banner can arrive while the list is open, and this observer sees it before the library's.
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { childList: true });
  mark();
  return () => {
    observer.disconnect();
    parts().forEach((part) => part.removeAttribute(staysAccessible));
  };
};

// Because: the library closes the list when the page scrolls, and it scrolls the page itself to show the chosen country. The list is
// in the page, so it moves with its field.
const keepListOpen = (field: HTMLElement | null): (() => void) => {
  const keep = (event: Event): void => {
    const isOpen = field !== null && field.querySelector('[role="listbox"]') !== null;
    if (isOpen && event.target === document) event.stopImmediatePropagation();
  };
  window.addEventListener('scroll', keep, true);
  return () => window.removeEventListener('scroll', keep, true);
};

const prepareField = (field: HTMLElement | null): (() => void) => {
  const undo = [keepPageAccessible(), keepListOpen(field)];
  return () => undo.forEach((undoOne) => undoOne());
};

// Because: the library sends its own focus events while the user types, and the typed text must not be selected then.
const selectAll = ({ currentTarget, nativeEvent }: FocusEvent<HTMLInputElement>): void => {
  if (nativeEvent.isTrusted) currentTarget.select();
};

const CountryCombobox = ({ countries, chosen, onChoose, error }: CountryFieldProps): ReactNode => {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <ComboBox
      ref={prepareField}
      name="country"
      formValue="key"
      className="rows"
      defaultItems={countries}
      selectedKey={chosen}
      onSelectionChange={(key) => key !== null && onChoose(String(key))}
      defaultFilter={isCountryFound}
      isInvalid={error !== null}
      validationBehavior="aria"
      allowsEmptyCollection
      aria-describedby={error === null ? '' : 'country-error'}
    >
      <Label className={fields['label'] ?? ''}>
        <MessageText id="twoFactor.number.country" />
      </Label>
      <div className={fields['wrap']}>
        <Input
          id="country"
          className={`framed ${fields['input']} ${styles['typed']}`}
          autoComplete="off"
          spellCheck={false}
          onFocus={selectAll}
        />
        <ListButton />
      </div>
      {error !== null && <FieldError name="country" error={error} />}
      <div ref={setContainer} className={styles['place']} />
      {container !== null && <CountryList container={container} />}
    </ComboBox>
  );
};

// Because: the library opens the list when a mouse button goes down, and its release would wait until the list is there.
const ListButton = (): ReactNode => {
  const { onPressStart, onPress, ...props } = useSlottedContext(ButtonContext) ?? {};
  const release = (event: PressEvent): void => {
    onPressStart?.(event);
    onPress?.(event);
  };
  return (
    <ButtonContext value={{ ...props, onPress: release }}>
      <Button className={fields['reveal'] ?? ''}>
        <Icon>
          <path d="m5 7.5 5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
        </Icon>
      </Button>
    </ButtonContext>
  );
};
