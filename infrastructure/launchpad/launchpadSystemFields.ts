import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { SystemFieldsSource } from '#application/ports/sources.ts';
import { parseSocialProvider } from '#domain/brand/socialProvider.ts';
import { phoneCountries } from '#domain/system/phoneCountries.ts';
import { publishedDocuments, type SystemFields } from '#domain/system/systemFields.ts';
import { normalisedFault } from '#infrastructure/http/httpFault.ts';
import { readReply, type ReadReply } from '#infrastructure/http/readReply.ts';
import { either, maybe, recordOf } from '#infrastructure/http/codecs.ts';
import type { Http } from '#infrastructure/http/httpClient.ts';

const Documents = t.type({
  privacyPolicyVersionAvailable: maybe(t.string),
  termsAndConditionsVersionAvailable: maybe(t.string),
  cookieNoticeVersionAvailable: maybe(t.string),
  documentLinks: maybe(recordOf(t.string)),
});

const FormField = t.type({ id: t.string, options: maybe(t.array(t.type({ value: t.string, text: t.string }))) });

const Fields = t.type({
  documents: maybe(Documents),
  socialLogins: maybe(t.array(either(t.string, t.type({ id: t.string })))),
  formData: maybe(t.type({ moneyTransferCalculatorForm: maybe(t.type({ formFields: maybe(t.array(FormField)) })) })),
});

type Fields = t.TypeOf<typeof Fields>;

const documentsOf = ({ documents }: Fields): ReturnType<typeof publishedDocuments> =>
  publishedDocuments({
    privacyPolicyVersionAvailable: documents?.privacyPolicyVersionAvailable ?? null,
    termsAndConditionsVersionAvailable: documents?.termsAndConditionsVersionAvailable ?? null,
    cookieNoticeVersionAvailable: documents?.cookieNoticeVersionAvailable ?? null,
    documentLinks: documents?.documentLinks ?? {},
  });

const phoneCountriesOf = ({ formData }: Fields): SystemFields['phoneCountries'] => {
  const formFields = formData?.moneyTransferCalculatorForm?.formFields ?? [];
  return phoneCountries(formFields.map(({ id, options }) => ({ id, options: options ?? [] })));
};

// Because: an id becomes a part of an address, and a provider that the product does not know has neither name nor mark.
const socialLoginsOf = ({ socialLogins }: Fields): SystemFields['socialLogins'] =>
  (socialLogins ?? []).flatMap((login) => parseSocialProvider(typeof login === 'string' ? login : login.id) ?? []);

/** The reply of system/fields/{country}. Missing fields are empty, and unknown social logins are left out. */
export const systemFieldsReply = (country: string): ReadReply<SystemFields> =>
  readReply(Fields, (fields) => ({
    ...documentsOf(fields),
    geoLocation: country,
    phoneCountries: phoneCountriesOf(fields),
    socialLogins: socialLoginsOf(fields),
  }));

/** The system fields of the launchpad. */
export const makeLaunchpadSystemFields = (http: Http): SystemFieldsSource => ({
  fetch: ({ country, brandId, language }) =>
    pipe(
      http.get(`system/fields/${encodeURIComponent(country)}`, { query: { brandId: String(brandId), language } }),
      TE.flatMapEither(systemFieldsReply(country)),
      TE.mapLeft(normalisedFault),
    ),
});
