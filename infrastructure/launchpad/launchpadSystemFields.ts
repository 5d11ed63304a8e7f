import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Log } from '#application/ports/ports.ts';
import type { SystemFieldsSource } from '#application/ports/sources.ts';
import { parseSocialProvider } from '#domain/brand/socialProvider.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { phoneCountries } from '#domain/system/phoneCountries.ts';
import { publishedDocument, type SystemFields } from '#domain/system/systemFields.ts';
import { normalisedFault } from '#infrastructure/http/httpFault.ts';
import { readReply, type ReadReply } from '#infrastructure/http/readReply.ts';
import { either, goodOnes, ifGood, maybe } from '#infrastructure/http/codecs.ts';
import type { Http } from '#infrastructure/http/httpClient.ts';

const Documents = t.type({
  privacyPolicyVersionAvailable: ifGood(t.string),
  termsAndConditionsVersionAvailable: ifGood(t.string),
  cookieNoticeVersionAvailable: ifGood(t.string),
  documentLinks: ifGood(t.UnknownRecord),
});

const FormField = t.type({ id: t.string, options: ifGood(goodOnes(t.type({ value: t.string, text: t.string }))) });

const Fields = t.type({
  documents: maybe(Documents),
  socialLogins: ifGood(goodOnes(either(t.string, t.type({ id: t.string })))),
  formData: ifGood(t.type({ moneyTransferCalculatorForm: t.type({ formFields: goodOnes(FormField) }) })),
});

type Fields = t.TypeOf<typeof Fields>;

const documentsOf = ({ documents }: Fields): Pick<SystemFields, 'terms' | 'privacyPolicy' | 'cookieNotice'> => {
  const links = new Map(Object.entries(documents?.documentLinks ?? {}));
  const published = (version: string | null = null): SystemFields['terms'] =>
    publishedDocument(version, links.get(version ?? ''));
  return {
    terms: published(documents?.termsAndConditionsVersionAvailable),
    privacyPolicy: published(documents?.privacyPolicyVersionAvailable),
    cookieNotice: published(documents?.cookieNoticeVersionAvailable),
  };
};

const phoneCountriesOf = ({ formData }: Fields): SystemFields['phoneCountries'] => {
  const formFields = formData?.moneyTransferCalculatorForm.formFields ?? [];
  return phoneCountries(formFields.map(({ id, options }) => ({ id, options: options ?? [] })));
};

/** The known providers: an id becomes a part of an address, and an unknown provider has neither name nor mark. */
const socialLoginsOf = ({ socialLogins }: Fields, log: Pick<Log, 'error'>): SystemFields['socialLogins'] => {
  const ids = new Set((socialLogins ?? []).map((login) => (typeof login === 'string' ? login : login.id)));
  return [...ids].flatMap((id) => {
    const known = parseSocialProvider(id);
    if (known === null) log.error('A social login that the product does not know is left out', normaliseError(id));
    return known ?? [];
  });
};

/** The reply of system/fields/{country}. Missing fields are empty, and so is each one of another shape. Unknown social logins are logged. */
export const systemFieldsReply = (country: string, log: Pick<Log, 'error'>): ReadReply<SystemFields> =>
  readReply(Fields, (fields) => ({
    ...documentsOf(fields),
    geoLocation: country,
    phoneCountries: phoneCountriesOf(fields),
    socialLogins: socialLoginsOf(fields, log),
  }));

/** The system fields of the launchpad. */
export const makeLaunchpadSystemFields = (http: Http, log: Log): SystemFieldsSource => ({
  fetch: ({ country, brandId, language }) =>
    pipe(
      http.get(`system/fields/${encodeURIComponent(country)}`, { query: { brandId: String(brandId), language } }),
      TE.flatMapEither(systemFieldsReply(country, log)),
      TE.mapLeft(normalisedFault),
    ),
});
