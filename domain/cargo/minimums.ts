/**
 * The smallest figures that freight has, in the units of their names: a gram, a millimetre, a cubic centimetre, a cent, a
 * metre. What is smaller and no zero is a slip of the keyboard or a trick, and would overflow what is worked out from it.
 */
export const MINIMUMS = { weightKg: 0.001, sideCm: 0.1, volumeM3: 0.000001, value: 0.01, km: 0.001 } as const;
