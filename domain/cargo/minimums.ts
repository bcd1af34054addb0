/**
 * The smallest values accepted for freight, in the units of their names: gram, millimetre, cubic centimetre, cent,
 * metre. A smaller value that is not zero is a typing error or an attack, and would overflow calculations based on it.
 */
export const MINIMUMS = { weightKg: 0.001, sideCm: 0.1, volumeM3: 0.000001, value: 0.01, km: 0.001 } as const;
