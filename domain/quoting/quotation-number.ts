/** A quotation is shown by its number `Q{id}`. */
export function formatQuotationNumber(id: number): string {
  return `Q${id}`;
}
