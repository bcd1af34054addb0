/** Incoterms 2020. */
export const INCOTERMS = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const;
export type Incoterm = (typeof INCOTERMS)[number];

/** Terms for carriage by sea and inland waterway, and those that the ICC advises in their place by air. */
const AIR_TERM_OF_SEA_TERM: Readonly<Partial<Record<Incoterm, Incoterm>>> = {
  FAS: 'FCA',
  FOB: 'FCA',
  CFR: 'CPT',
  CIF: 'CIP',
};
/** Terms whose price holds no freight or no insurance to the destination: it is not the CIF value that customs take. */
export const TERMS_BELOW_CIF_VALUE: readonly Incoterm[] = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CPT'];

/** Terms of older Incoterms versions and their present equivalents (rule 5). */
const LEGACY_TERMS: Readonly<Record<string, Incoterm>> = {
  DDU: 'DAP',
  DAF: 'DAP',
  DES: 'DAP',
  DAT: 'DPU',
  DEQ: 'DPU',
  'C&F': 'CFR',
  CNF: 'CFR',
  'C+F': 'CFR',
  CANDF: 'CFR',
};

/** The current term for a code or an old code, in any case; undefined if it is unknown. */
export function parseIncoterm(code: string): Incoterm | undefined {
  const upper = code.trim().toUpperCase().replace(/[\s.]/g, '');
  return INCOTERMS.find((term) => term === upper) ?? LEGACY_TERMS[upper];
}

/** What is quoted where the request names no term (rule 5). */
export const DEFAULT_INCOTERM: Incoterm = 'DAP';

/** The term that a term for the sea is priced as by air; undefined for a term of air freight. */
export function findAirTerm(incoterm: Incoterm): Incoterm | undefined {
  return AIR_TERM_OF_SEA_TERM[incoterm];
}
