import type { Locale } from '#domain/locale/locale.ts';
import type { BrandKey } from './brand.ts';

/** What a brand says about itself in one language. */
export type BrandLine = { readonly language: string; readonly text: string };

/** The line of a brand in the language of the page; null where it has none, because a line in another language would look like an error. */
export const brandLine = (lines: ReadonlyArray<BrandLine>, locale: Locale): string | null =>
  lines.find(({ language }) => language === locale)?.text ?? null;

/** The last known lines of each brand, shown until the content service answers. Written by `npm run themes`. */
export const prerenderLines: { readonly [brand: BrandKey]: ReadonlyArray<BrandLine> } = {
  xe: [
    { language: 'en-GB', text: 'Your money, wherever it needs to be.' },
    { language: 'cs-CZ', text: 'Vaše peníze tam, kde mají být.' },
    { language: 'da-DK', text: 'Dine penge, hvor de skal være.' },
    { language: 'de-DE', text: 'Ihr Geld, wo immer es gebraucht wird.' },
    { language: 'el-GR', text: 'Τα χρήματά σας, όπου χρειάζονται.' },
    { language: 'es-ES', text: 'Su dinero, donde haga falta.' },
    { language: 'fi-FI', text: 'Rahasi siellä, missä niitä tarvitaan.' },
    { language: 'fr-FR', text: 'Votre argent, là où il doit être.' },
    { language: 'hu-HU', text: 'A pénze ott, ahol szükség van rá.' },
    { language: 'it-IT', text: 'Il tuo denaro, ovunque serva.' },
    { language: 'nb-NO', text: 'Pengene dine, der de skal være.' },
    { language: 'nl-NL', text: 'Uw geld, waar het moet zijn.' },
    { language: 'pl-PL', text: 'Twoje pieniądze tam, gdzie są potrzebne.' },
    { language: 'pt-PT', text: 'O seu dinheiro, onde for preciso.' },
    { language: 'ro-RO', text: 'Banii dumneavoastră, acolo unde este nevoie.' },
    { language: 'sv-SE', text: 'Dina pengar, där de behövs.' },
  ],
  britline: [
    { language: 'en-GB', text: 'Business payments across borders, made simple.' },
    { language: 'cs-CZ', text: 'Firemní platby do zahraničí, jednoduše.' },
    { language: 'da-DK', text: 'Erhvervsbetalinger på tværs af grænser, gjort enkelt.' },
    { language: 'de-DE', text: 'Geschäftszahlungen über Grenzen hinweg, ganz einfach.' },
    { language: 'el-GR', text: 'Επαγγελματικές πληρωμές χωρίς σύνορα, απλά.' },
    { language: 'es-ES', text: 'Pagos de empresa sin fronteras, de forma sencilla.' },
    { language: 'fi-FI', text: 'Yritysmaksut yli rajojen, vaivattomasti.' },
    { language: 'fr-FR', text: 'Vos paiements professionnels à l’international, en toute simplicité.' },
    { language: 'hu-HU', text: 'Vállalati fizetések határokon át, egyszerűen.' },
    { language: 'it-IT', text: 'Pagamenti aziendali oltre confine, in modo semplice.' },
    { language: 'nb-NO', text: 'Bedriftsbetalinger over landegrensene, gjort enkelt.' },
    { language: 'nl-NL', text: 'Zakelijke betalingen over de grens, eenvoudig geregeld.' },
    { language: 'pl-PL', text: 'Zagraniczne płatności firmowe, po prostu.' },
    { language: 'pt-PT', text: 'Pagamentos empresariais além-fronteiras, de forma simples.' },
    { language: 'ro-RO', text: 'Plăți internaționale pentru firme, simplu.' },
    { language: 'sv-SE', text: 'Företagsbetalningar över gränserna, på ett enkelt sätt.' },
  ],
  johnlewis: [
    { language: 'en-GB', text: 'Travel money, taken care of.' },
    { language: 'cs-CZ', text: 'Peníze na cesty v dobrých rukou.' },
    { language: 'da-DK', text: 'Rejsepenge i gode hænder.' },
    { language: 'de-DE', text: 'Reisegeld, gut aufgehoben.' },
    { language: 'el-GR', text: 'Ταξιδιωτικό συνάλλαγμα, σε καλά χέρια.' },
    { language: 'es-ES', text: 'Dinero para viajar, en buenas manos.' },
    { language: 'fi-FI', text: 'Matkavaluutta hyvissä käsissä.' },
    { language: 'fr-FR', text: 'L’argent de vos voyages, en de bonnes mains.' },
    { language: 'hu-HU', text: 'Utazási valuta, jó kezekben.' },
    { language: 'it-IT', text: 'Denaro per i viaggi, in buone mani.' },
    { language: 'nb-NO', text: 'Reisepenger i gode hender.' },
    { language: 'nl-NL', text: 'Reisgeld, in goede handen.' },
    { language: 'pl-PL', text: 'Pieniądze na podróż w dobrych rękach.' },
    { language: 'pt-PT', text: 'Dinheiro para viagens, em boas mãos.' },
    { language: 'ro-RO', text: 'Bani de călătorie, pe mâini bune.' },
    { language: 'sv-SE', text: 'Resevaluta i goda händer.' },
  ],
};
