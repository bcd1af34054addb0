import { createCargoDoubt } from '../../../../domain/quoting/cargo-doubt.js';
import type { Evidence } from '../../../../domain/quoting/shipment-request.js';
import type { Doubt, DoubtEntry } from '../../../../domain/reading/ledger/ledger.types.js';

/** Collects the doubts of one email; each quotes the words that its values rest on. */
export class CargoDoubtCollector {
  readonly doubts: DoubtEntry[] = [];

  constructor(private readonly evidence: Readonly<Record<string, readonly Evidence[]>>) {}

  /** Records a doubt about the values of these fields where the condition holds. */
  recordWhere(condition: boolean, code: Doubt, ...fields: readonly string[]): void {
    if (!condition) return;
    const words = fields.flatMap((field) => (this.evidence[field] ?? []).slice(0, 2).map(({ text }) => text));
    this.doubts.push(createCargoDoubt(code, [...new Set(words)].join(' … ')));
  }
}
