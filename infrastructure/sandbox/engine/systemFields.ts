import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import { locales } from '#domain/locale/locale.ts';
import { openPhoneBook } from '#infrastructure/phone/openPhoneBook.ts';
import type { Call } from './engineApi.ts';
import { answer, refuse } from './reply.ts';
import { socialProviders } from './social.ts';

/** The versions of the published documents. */
export const documentVersions = {
  terms: 'terms-2026-09',
  privacy: 'privacy-2026-05',
  cookies: 'cookies-2026-02',
} as const;

/** Returns documents, social logins and countries; country names are in the requested language. */
export const systemFields: Call<'systemFields'> = async (_deps, { country, language, documentsUrl }) => {
  const { callingCodes } = openPhoneBook;
  if (!callingCodes.some((one) => one.country === country)) return refuse('ResourceNotFoundException');
  const names = new Intl.DisplayNames([chooseLocale([language], locales)], { type: 'region' });
  const phoneCountries = callingCodes.map((one) => ({ value: one.country, text: one.code }));
  const countries = callingCodes.map(({ country: value }) => ({ value, text: names.of(value) ?? value }));
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
    formData: {
      moneyTransferCalculatorForm: {
        formFields: [
          { id: 'phoneCountries', options: phoneCountries },
          { id: 'Countries', options: countries },
        ],
      },
    },
  });
};
