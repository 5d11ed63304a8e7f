import { countries } from './countries.ts';
import type { SystemFieldsInput } from './inputs.ts';
import type { SystemFieldsBody } from './replies.ts';
import { answer, refuse, type Reply } from './reply.ts';
import { socialProviders } from './social.ts';

/** The versions of the published documents. */
export const documentVersions = {
  terms: 'terms-2026-09',
  privacy: 'privacy-2026-05',
  cookies: 'cookies-2026-02',
} as const;

type FormField = SystemFieldsBody['formData']['moneyTransferCalculatorForm']['formFields'][number];

/** Returns documents, social logins and countries; country names are in the requested language. */
export const systemFields =
  ({ country, language, documentsUrl }: SystemFieldsInput): Reply<SystemFieldsBody> =>
  async () => {
    if (!countries.some(({ code }) => code === country)) {
      return refuse('ResourceNotFoundException', 'There is no such country');
    }
    return answer({
      documents: {
        privacyPolicyVersionAvailable: documentVersions.privacy,
        termsAndConditionsVersionAvailable: documentVersions.terms,
        cookieNoticeVersionAvailable: documentVersions.cookies,
        documentLinks: Object.fromEntries(
          Object.values(documentVersions).map((version) => [version, `${documentsUrl}/${version}`]),
        ),
      },
      socialLogins: socialProviders.map((id) => ({ id })),
      formData: { moneyTransferCalculatorForm: { formFields: formFieldsIn(language) } },
    });
  };

const formFieldsIn = (language: string): ReadonlyArray<FormField> => {
  const name = namesIn(language);
  return [
    { id: 'phoneCountries', options: countries.map(({ code, callingCode }) => ({ value: code, text: callingCode })) },
    { id: 'Countries', options: countries.map(({ code }) => ({ value: code, text: name(code) })) },
  ];
};

const namesIn = (language: string): ((code: string) => string) => {
  const names = new Intl.DisplayNames([isLanguage(language) ? language : 'en-GB', 'en-GB'], { type: 'region' });
  return (code) => names.of(code) ?? code;
};

const isLanguage = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
};
