/** A file, and what the person who chose it said about it. */
export interface ImportRequest {
  readonly file: File;
  /** What columns are, by their headings. */
  readonly mapping: Readonly<Record<string, string>>;
  /** ISO 4217; empty: as the file says. */
  readonly currency: string;
  readonly endsPrevious: boolean;
}

/** How many quotations are priced again. */
export interface BacktestRequest extends ImportRequest {
  readonly size: number;
}

/** What is sent of it. */
export function createFileForm({ file, mapping, currency, endsPrevious }: ImportRequest): FormData {
  const form = new FormData();
  if (Object.keys(mapping).length > 0) form.set('mapping', JSON.stringify(mapping));
  if (currency.trim()) form.set('currency', currency);
  form.set('endsPrevious', String(endsPrevious));
  form.set('file', file);
  return form;
}
