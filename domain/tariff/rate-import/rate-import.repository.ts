/** A rate in the version that an import left it in. */
interface ImportedRateRef {
  readonly id: number;
  readonly version: number | undefined;
}

/** What staff have said each column is, by its heading. */
export type RememberedColumns = Readonly<Record<string, string>>;

/** What an import changed, as it was done. */
export interface RateImportContent {
  readonly fileName: string;
  readonly sha256: string;
  readonly importedAt: Date;
  /** The administrator's email. */
  readonly importedBy: string;
  readonly added: number;
  readonly changed: number;
  /** Rates that a season of the file ended. */
  readonly ended: number;
  readonly same: number;
  /** The rates that it added, in the version that it left them in. */
  readonly addedRates: readonly ImportedRateRef[];
  /** The rates that it changed, in the version that it left them in, and what they were before, as the log records it. */
  readonly changedRates: ReadonlyArray<ImportedRateRef & { readonly before: object }>;
}

/** An import as it is kept. */
export interface StoredRateImport extends RateImportContent {
  readonly id: number;
  /** Undefined where it was not taken back. */
  readonly undoneAt: Date | undefined;
  readonly undoneBy: string | undefined;
}

/** The imports of the tariff, by which each can be taken back. */
export abstract class RateImportRepository {
  /** The newest first. */
  abstract findRecent(limit: number): Promise<readonly StoredRateImport[]>;
  /** Locked against other changes until the calling unit of work ends. */
  abstract findForUpdate(id: number): Promise<StoredRateImport | undefined>;
  abstract add(content: RateImportContent): Promise<StoredRateImport>;
  /** @throws DomainError `missing` for an unknown id */
  abstract markUndone(id: number, at: Date, by: string): Promise<StoredRateImport>;
}

/** What staff have said of the columns of files, for the next file with the same headings. */
export abstract class SheetMappingRepository {
  /** @param headings the set of headings as one key */
  abstract find(headings: string): Promise<RememberedColumns | undefined>;
  /** Replaces what was said before. */
  abstract save(headings: string, mapping: RememberedColumns): Promise<void>;
}
