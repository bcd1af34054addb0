import { z } from 'zod';

const MAX_PAGE = 10_000;
const MAX_ROWS = 50;
const DEFAULT_ROWS = 20;

/** Which page of a list. */
export const PAGE = {
  page: z.int().min(1).max(MAX_PAGE).default(1).describe('1 is the first page.'),
  pageSize: z.int().min(1).max(MAX_ROWS).default(DEFAULT_ROWS).describe('Rows of a page.'),
};

/** A short text, such as a name or a word to search for. */
export const SHORT_TEXT = z.string().trim().min(1).max(200);

export const IATA_AIRPORT = z
  .string()
  .trim()
  .regex(/^[A-Za-z]{3}$/)
  .describe('IATA code of an airport, such as SJO.');

export const DAY = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .describe('A day as YYYY-MM-DD.');

/** A quotation by its number or its id. */
export const QUOTATION = z
  .union([z.int().positive().max(2_147_483_647), z.string().regex(/^[Qq]?\d{1,9}$/)])
  .describe('The number of a quotation, such as Q12.');

/** @param quotation as `QUOTATION` lets it through */
export function toQuotationId(quotation: z.infer<typeof QUOTATION>): number {
  return typeof quotation === 'number' ? quotation : Number(quotation.replace(/^q/i, ''));
}
