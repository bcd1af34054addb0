import { CHARGE_CATEGORIES, type ChargeCategory } from '../../tariff/charge-category/charge-category.js';
import { INCOTERMS, type Incoterm } from './incoterm.js';
import { type IncotermProfile, IncotermProfiles } from './incoterm-profiles.port.js';

/** What staff may set of a term; who clears and who pays duties is what Incoterms 2020 say of it. */
export type IncotermChoice = Pick<IncotermProfile, 'incoterm' | 'categoriesInTotal' | 'destinationCharges'>;

/** Categories that a total may hold: what is excluded is in none. */
export const TOTAL_CATEGORIES: readonly ChargeCategory[] = CHARGE_CATEGORIES.filter((one) => one !== 'Excluded');
export const PAYERS = ['seller', 'buyer'] as const;
const CHARGES_WORD = 'charges ';

/** What staff have set of terms. */
export interface IncotermChoices {
  readonly byTerm: ReadonlyMap<Incoterm, IncotermChoice>;
  /** Lines that mean nothing. */
  readonly unreadable: readonly string[];
}

/** Reads lines such as `CPT: Compulsory, Delivery; charges buyer`; a term without a line is as the standard says. */
export function parseIncotermChoices(text: string): IncotermChoices {
  const byTerm = new Map<Incoterm, IncotermChoice>();
  const unreadable: string[] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue;
    const choice = parseLine(line);
    if (choice && !byTerm.has(choice.incoterm)) byTerm.set(choice.incoterm, choice);
    else unreadable.push(line);
  }
  return { byTerm, unreadable };
}

/** A choice as its line. */
export function formatIncotermChoice({ incoterm, categoriesInTotal, destinationCharges }: IncotermChoice): string {
  const categories = TOTAL_CATEGORIES.filter((one) => categoriesInTotal.includes(one));
  return `${incoterm}: ${categories.join(', ')}; ${CHARGES_WORD}${destinationCharges}`;
}

/** Profiles as staff have set them, and for other terms those of a standard. */
export class EditedIncotermProfiles extends IncotermProfiles {
  private readonly choices: IncotermChoices;

  constructor(
    text: string,
    private readonly standard: IncotermProfiles,
  ) {
    super();
    this.choices = parseIncotermChoices(text);
  }

  get(incoterm: Incoterm): IncotermProfile {
    return { ...this.standard.get(incoterm), ...this.choices.byTerm.get(incoterm) };
  }
}

function parseLine(line: string): IncotermChoice | undefined {
  const colon = line.indexOf(':');
  const incoterm = INCOTERMS.find((one) => one === line.slice(0, Math.max(0, colon)).trim().toUpperCase());
  const [listed = '', charges = '', ...more] = line
    .slice(colon + 1)
    .split(';')
    .map((part) => part.trim());
  const names = listed === '' ? [] : listed.split(',').map((name) => name.trim().toLowerCase());
  const categoriesInTotal = TOTAL_CATEGORIES.filter((one) => names.includes(one.toLowerCase()));
  const destinationCharges = PAYERS.find((one) => `${CHARGES_WORD}${one}` === charges.toLowerCase());
  const isWhole = categoriesInTotal.length === names.length && more.length === 0;
  return incoterm && destinationCharges && isWhole ? { incoterm, categoriesInTotal, destinationCharges } : undefined;
}
