import type { Backtest } from '../../../application/quoting/backtest-import.js';

/** What an import makes of one quotation. Amounts in US dollars. */
export class BacktestedQuotationView {
  readonly id!: number;
  readonly quotationNumber!: string;
  /** As it was quoted. */
  readonly quotedTotal!: number;
  /** At the tariff as it is. */
  readonly oldTotal!: number;
  /** At the tariff as the import would leave it. */
  readonly newTotal!: number;
  readonly difference!: number;
}

/** What an import makes of the last quotations, the newest first. */
export class BacktestView {
  /** The day that both tariffs were looked at on, in UTC. */
  readonly day!: string;
  readonly quotations!: BacktestedQuotationView[];
}

/** What an import makes of the last quotations, for the wire. */
export function toBacktestView({ day, quotations }: Backtest): BacktestView {
  return {
    day,
    quotations: quotations.map(({ id, number, quotedTotal, oldTotal, newTotal, difference }) => ({
      id,
      quotationNumber: number,
      quotedTotal: quotedTotal.toNumber(),
      oldTotal: oldTotal.toNumber(),
      newTotal: newTotal.toNumber(),
      difference: difference.toNumber(),
    })),
  };
}
