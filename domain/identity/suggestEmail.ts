import { commonMailDomains, knownMailDomains, lookAlikes, mailProviders } from './commonMailDomains.ts';
import { editDistance } from './editDistance.ts';
import { type Email, emailOf } from './email.ts';

/** The typed address with another domain, if the typed one looks like a mistyped common domain or lacks a dot. Null otherwise. */
export const suggestEmail = (typed: string): Email | null => {
  const email = emailOf(typed);
  if (email === null) return null;
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (knownMailDomains.has(domain) || lookAlikes.has(domain)) return null;
  const corrected = withMissingDots(domain) ?? correctedDomain(domain);
  return corrected === null ? null : emailOf(`${email.slice(0, at)}@${corrected}`);
};

const withoutDots = (domain: string): string => domain.replaceAll('.', '');

const knownByLetters: ReadonlyMap<string, string> = new Map(
  Array.from(knownMailDomains, (domain) => [withoutDots(domain), domain] as const),
);

const withMissingDots = (domain: string): string | null => {
  const known = knownByLetters.get(withoutDots(domain)) ?? '';
  return known.length > domain.length ? known : null;
};

const correctedDomain = (domain: string): string | null => {
  const dot = domain.indexOf('.');
  const provider = dot < 0 ? domain : domain.slice(0, dot);
  const ending = dot < 0 ? '' : domain.slice(dot + 1);
  const corrected = `${correctedProvider(provider)}.${endingCorrections.get(ending) ?? ending}`;
  return commonMailDomains.has(corrected) ? corrected : null;
};

// Because: short names are too close to other words (live and love) to correct.
const correctedProvider = (provider: string): string => {
  if (mailProviders.has(provider)) return provider;
  const correctable = [...mailProviders].filter((name) => name.length >= 5);
  const near = correctable.find((name) => editDistance(name, provider) === 1);
  return near ?? correctable.find((name) => name.length >= 7 && editDistance(name, provider) === 2) ?? provider;
};

const comTypos = ['', 'con', 'cmo', 'ocm', 'cm', 'co', 'om', 'comm', 'coom', 'cim', 'cpm', 'vom', 'xom', 'col', 'clm'];

const coUkTypos = 'couk co.ul co.ik co.yk co.u co.k c.uk o.uk con.uk cp.uk coo.uk co.ukk'.split(' ');

const endingCorrections: ReadonlyMap<string, string> = new Map([
  ...comTypos.map((typo) => [typo, 'com'] as const),
  ...coUkTypos.map((typo) => [typo, 'co.uk'] as const),
]);
