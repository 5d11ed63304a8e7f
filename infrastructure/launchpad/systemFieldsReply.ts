import * as t from 'io-ts';
import {
  noSystemFields,
  type PhoneCountry,
  type PublishedDocument,
  type SystemFields,
} from '#domain/system/systemFields.ts';
import { safeLink } from '#domain/redirect/safeLink.ts';
import { carriedOver, maybe } from '#infrastructure/http/codecs.ts';

const Documents = t.type({
  privacyPolicyVersionAvailable: maybe(t.string),
  termsAndConditionsVersionAvailable: maybe(t.string),
  cookieNoticeVersionAvailable: maybe(t.string),
  documentLinks: maybe(t.record(t.string, t.string)),
});

const Option = t.type({ value: t.string, text: t.string });
const FormField = t.type({ id: t.string, options: maybe(t.array(Option)) });

const Fields = t.type({
  documents: maybe(Documents),
  socialLogins: maybe(t.array(t.union([t.string, t.type({ id: t.string })]))),
  formData: maybe(t.type({ moneyTransferCalculatorForm: maybe(t.type({ formFields: maybe(t.array(FormField)) })) })),
});

type Documents = t.TypeOf<typeof Documents>;
type FormFields = ReadonlyArray<t.TypeOf<typeof FormField>>;

const published = (documents: Documents, version: string | null | undefined): PublishedDocument | null => {
  if (typeof version !== 'string' || version === '') return null;
  const links = documents.documentLinks ?? {};
  const url = Object.hasOwn(links, version) ? links[version] : undefined;
  return { version, url: url === undefined ? null : safeLink(url) };
};

const optionsOf = (fields: FormFields, id: string): ReadonlyArray<t.TypeOf<typeof Option>> =>
  fields.find((field) => field.id === id)?.options ?? [];

/** One row a country that has a calling code; the name from the list of countries, else its abbreviation. */
const phoneCountries = (fields: FormFields): ReadonlyArray<PhoneCountry> => {
  const names = new Map(optionsOf(fields, 'Countries').map(({ value, text }) => [value, text]));
  return optionsOf(fields, 'phoneCountries').flatMap(({ value: nameAbbr, text }, id) => {
    const code = text.replace(/\D/g, '');
    if (code === '') return [];
    const name = names.get(nameAbbr) ?? nameAbbr;
    // Because: several countries share one calling code, so it is no key by itself.
    return [{ text: `+${code} - ${name}`, value: code, valueKey: `${code}-${nameAbbr}`, nameAbbr, id }];
  });
};

/** system/fields/{country}, in the words of the product; what the service leaves out stays out. */
export const systemFieldsReply = (country: string): t.Decoder<unknown, SystemFields> =>
  carriedOver(Fields, ({ documents, socialLogins, formData }) => ({
    ...noSystemFields,
    geoLocation: country,
    terms: documents == null ? null : published(documents, documents.termsAndConditionsVersionAvailable),
    privacyPolicy: documents == null ? null : published(documents, documents.privacyPolicyVersionAvailable),
    cookieNotice: documents == null ? null : published(documents, documents.cookieNoticeVersionAvailable),
    phoneCountries: phoneCountries(formData?.moneyTransferCalculatorForm?.formFields ?? []),
    socialLogins: (socialLogins ?? []).map((login) => ({ id: typeof login === 'string' ? login : login.id })),
  }));
