/** Incoterms 2020. */
export const INCOTERMS = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const;
export type Incoterm = (typeof INCOTERMS)[number];

/** Terms of older Incoterms versions and their present equivalents (decision 5). */
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

/** What is quoted where the request names no term (decision 5). */
export const DEFAULT_INCOTERM: Incoterm = 'DAP';
