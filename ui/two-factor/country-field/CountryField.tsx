import { type FocusEvent, type ReactNode, useState } from 'react';
import { ComboBox, Input, Label } from 'react-aria-components';
import { isCountryFound } from '#domain/system/countryList.ts';
import type { PhoneCountry } from '#domain/system/phoneCountries.ts';
import fields from '#ui/shared/form/Field.module.css';
import { FieldError, useDescription } from '#ui/shared/form/Field.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './CountryField.module.css';
import { CountryList } from './CountryList.tsx';
import { ListButton } from './ListButton.tsx';
import { ReactAriaProvider } from './ReactAriaProvider.tsx';
import { keepListInPage } from './keepListInPage.ts';

/** The props of the country field. Its value is the two-letter code of the country. */
type CountryFieldProps = {
  readonly countries: ReadonlyArray<PhoneCountry>;
  readonly chosen: string;
  readonly onChoose: (country: string) => void;
};

/** A combobox for the country of a phone number, searched by calling code or name. */
export const CountryField = (props: CountryFieldProps): ReactNode => (
  <ReactAriaProvider>
    <CountryCombobox {...props} />
  </ReactAriaProvider>
);

// Because: the library sends its own focus events while the user types, and the typed text must not be selected then.
const selectOnRealFocus = ({ currentTarget, nativeEvent }: FocusEvent<HTMLInputElement>): void => {
  if (nativeEvent.isTrusted) currentTarget.select();
};

const CountryCombobox = ({ countries, chosen, onChoose }: CountryFieldProps): ReactNode => {
  const { 'aria-describedby': describedBy = '', 'aria-invalid': isInvalid } = useDescription({ name: 'country' });
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <ComboBox
      ref={keepListInPage}
      name="country"
      formValue="key"
      className="rows"
      defaultItems={countries}
      selectedKey={chosen}
      onSelectionChange={(key) => key !== null && onChoose(String(key))}
      defaultFilter={isCountryFound}
      isInvalid={isInvalid}
      validationBehavior="aria"
      allowsEmptyCollection
      aria-describedby={describedBy}
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
          onFocus={selectOnRealFocus}
        />
        <ListButton />
      </div>
      <FieldError name="country" />
      <div ref={setContainer} className={styles['place']} />
      {container !== null && <CountryList container={container} />}
    </ComboBox>
  );
};
