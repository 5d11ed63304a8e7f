import type { ReactNode } from 'react';
import type { PhoneCountry } from '#domain/system/systemFields.ts';
import type { Message } from '#ui/shared/message.ts';

/** What the field for a country is drawn from; its value is the country's two letters. */
export type CountryFieldProps = {
  readonly countries: ReadonlyArray<PhoneCountry>;
  readonly chosen: string;
  readonly onChoose: (country: string) => void;
  readonly error: Message | null;
};

export type CountryFieldComponent = (props: CountryFieldProps) => ReactNode;
