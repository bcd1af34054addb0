/** What a charge is for, in the order in which a quotation lists them. */
export const CHARGE_CATEGORIES = ['Compulsory', 'Delivery', 'Additional', 'Optional', 'Excluded'] as const;
export type ChargeCategory = (typeof CHARGE_CATEGORIES)[number];
