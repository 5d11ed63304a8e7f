import { commonMailDomains, knownMailDomains, lookAlikes, mailProviders } from './commonMailDomains.ts';
import { type Email, emailOf } from './email.ts';

/** A typed address with a corrected domain, where the domain looks like a mistyped common one or lacks a dot; null otherwise. */
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

const maxLength = 32;

/** The edit distance of two words: the number of letters to insert, delete or replace, or of neighbours to swap. */
export const editDistance = (one: string, other: string): number => {
  // Because: the time grows with the product of the lengths, and every provider's name is much shorter.
  if (one.length > maxLength || other.length > maxLength) return Math.max(one.length, other.length);
  let beforeLast: ReadonlyArray<number> = [];
  let last: ReadonlyArray<number> = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current: number[] = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (same ? 0 : 1),
          swapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, other.length);
};

const at = (row: ReadonlyArray<number>, column: number): number => row[column] ?? Infinity;
