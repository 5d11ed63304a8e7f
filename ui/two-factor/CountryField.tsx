import { useMemo, useState, type FocusEvent, type ReactNode } from 'react';
import { Button, ComboBox, I18nProvider, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { countrySearch, type CountrySearch } from '#domain/system/countrySearch.ts';
import type { PhoneCountry } from '#domain/system/systemFields.ts';
import { FieldError } from '#ui/shared/FieldFrame.tsx';
import { Words } from '#ui/shared/Words.tsx';
import { useSession } from '#ui/shared/useSession.ts';
import fields from '#ui/shared/Field.module.css';
import type { CountryFieldProps } from './countryFieldProps.ts';
import { useLibraryWords } from './libraryWords.ts';
import styles from './CountryField.module.css';

/** A calling code, searched by its digits or by the country's name. */
export const CountryField = (props: CountryFieldProps): ReactNode => {
  useLibraryWords();
  const { userLocale } = useSession();
  const search = useMemo(() => countrySearch(userLocale), [userLocale]);
  return (
    <I18nProvider locale={userLocale}>
      {/* Because: the library adds an inline style, which the policy forbids, unless it finds this; the rule is in our own sheet. */}
      <span id="react-aria-pressable-style" hidden />
      <CountryCombobox {...props} search={search} />
    </I18nProvider>
  );
};

// Because: while its list is open the library hides from screen readers whatever does not bear this mark, fields that the
// keyboard reaches among it. The list is no dialog, so the page stays in reach.
const keepPageInReach = (field: HTMLElement | null): (() => void) => {
  const page = field?.closest('body > *');
  page?.setAttribute('data-react-aria-top-layer', '');
  return () => page?.removeAttribute('data-react-aria-top-layer');
};

// Because: the library sends focus events of its own while somebody types, and what they typed must not be selected.
const selectAll = ({ currentTarget, nativeEvent }: FocusEvent<HTMLInputElement>): void => {
  if (nativeEvent.isTrusted) currentTarget.select();
};

type ComboboxProps = CountryFieldProps & { readonly search: CountrySearch };

const CountryCombobox = ({ countries, chosen, onChoose, error, search }: ComboboxProps): ReactNode => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <ComboBox
      ref={keepPageInReach}
      name="country"
      formValue="key"
      className={fields['field'] ?? ''}
      defaultItems={countries}
      selectedKey={chosen}
      onSelectionChange={(key) => key !== null && onChoose(String(key))}
      defaultFilter={search}
      isInvalid={error !== null}
      validationBehavior="aria"
      allowsEmptyCollection
      aria-describedby={error === null ? '' : 'country-error'}
    >
      <Label className={fields['label'] ?? ''}>
        <Words id="twoFactor.number.country" />
      </Label>
      <div className={fields['wrap']}>
        <Input
          id="country"
          className={`${fields['input']} ${styles['typed']}`}
          autoComplete="off"
          spellCheck={false}
          onFocus={selectAll}
        />
        <Button className={fields['reveal'] ?? ''}>
          <Chevron />
        </Button>
      </div>
      {error !== null && <FieldError name="country" error={error} />}
      <div ref={setPlace} />
      {place !== null && <Choices place={place} />}
    </ComboBox>
  );
};

/** The list, beside its field rather than at the end of the document, so that it stands among the page's landmarks. */
const Choices = ({ place }: { readonly place: HTMLElement }): ReactNode => (
  <Popover className={styles['list'] ?? ''} offset={4} UNSTABLE_portalContainer={place}>
    <ListBox<PhoneCountry>
      className={styles['options'] ?? ''}
      renderEmptyState={() => <Words id="twoFactor.number.noCountry" className={styles['none']} />}
    >
      {({ nameAbbr, text }) => (
        <ListBoxItem id={nameAbbr} textValue={text} className={styles['option'] ?? ''}>
          <span>{text}</span>
        </ListBoxItem>
      )}
    </ListBox>
  </Popover>
);

const Chevron = (): ReactNode => (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="m5 7.5 5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
