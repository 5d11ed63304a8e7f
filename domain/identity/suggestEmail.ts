import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { commonMailDomains, lookAlikes, mailProviders } from './commonMailDomains.ts';
import type { Email } from './credentials.ts';
import { parseEmail } from './parseEmail.ts';
import { slipsBetween } from './slipsBetween.ts';

/** The address a person may have meant, where the domain looks like a slip in a common one; null otherwise. */
export const suggestEmail = (email: Email): Email | null => {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (commonMailDomains.has(domain) || lookAlikes.has(domain)) return null;
  const meant = repairedDomain(domain);
  if (!commonMailDomains.has(meant)) return null;
  return pipe(
    parseEmail(`${email.slice(0, at)}@${meant}`),
    E.match(
      () => null,
      (suggestion) => suggestion,
    ),
  );
};

const repairedDomain = (domain: string): string => {
  const dot = domain.indexOf('.');
  const provider = dot < 0 ? domain : domain.slice(0, dot);
  const ending = dot < 0 ? '' : domain.slice(dot + 1);
  return `${repairedProvider(provider)}.${endingSlips.get(ending) ?? ending}`;
};

// Because: short names are too near to other words (live and love) to guess at.
const repairedProvider = (provider: string): string => {
  if (mailProviders.includes(provider)) return provider;
  const guessable = mailProviders.filter((name) => name.length >= 5);
  const near = guessable.find((name) => slipsBetween(name, provider) === 1);
  return near ?? guessable.find((name) => name.length >= 7 && slipsBetween(name, provider) === 2) ?? provider;
};

const comSlips = ['', 'con', 'cmo', 'ocm', 'cm', 'co', 'om', 'comm', 'coom', 'cim', 'cpm', 'vom', 'xom', 'col', 'clm'];
const coUkSlips = [
  'couk',
  'co.ul',
  'co.ik',
  'co.yk',
  'co.u',
  'co.k',
  'c.uk',
  'o.uk',
  'con.uk',
  'cp.uk',
  'coo.uk',
  'co.ukk',
];

const endingSlips: ReadonlyMap<string, string> = new Map([
  ...comSlips.map((slip) => [slip, 'com'] as const),
  ...coUkSlips.map((slip) => [slip, 'co.uk'] as const),
]);
