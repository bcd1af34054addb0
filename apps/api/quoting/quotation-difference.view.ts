import type {
  ComparedKind,
  LineDifference,
  QuotationDifference,
} from '../../../domain/quoting/difference/quotation-difference.js';
import { hasDifference } from '../../../domain/quoting/difference/quotation-difference.js';
import type { HoldReason } from '../../../domain/quoting/hold-reason.js';
import { formatHoldReason } from '../../../domain/quoting/hold-reason.messages.js';
import type { ChargeCategory } from '../../../domain/tariff/charge-category/charge-category.js';

/** A value that would be another one. */
export class ValueDifferenceView {
  /** Which of the quotation's shipments, counted from 1. */
  readonly shipment!: number;
  readonly field!: string;
  readonly label!: string;
  /** What the texts before and after are: a decimal of the unit, a day `YYYY-MM-DD`, or words. */
  readonly kind!: ComparedKind;
  /** Null: there is none. */
  readonly before!: string | null;
  readonly after!: string | null;
}

/** A charge line that would come, go or be another one. */
export class LineDifferenceView {
  /** Which of the quotation's shipments, counted from 1. */
  readonly shipment!: number;
  readonly serviceCode!: string;
  readonly serviceName!: string;
  readonly category!: ChargeCategory;
  /** Whether the line is there before and after. */
  readonly isBefore!: boolean;
  readonly isAfter!: boolean;
  /** US dollars; null: the line is not there, or on request. */
  readonly amountBefore!: number | null;
  readonly amountAfter!: number | null;
  /** How the amount comes about. */
  readonly traceAfter!: string | null;
}

/** What would be another one in a quotation. */
export class QuotationDifferenceView {
  /** Whether a new revision would say something else; otherwise none is made. */
  readonly isDifferent!: boolean;
  readonly values!: ValueDifferenceView[];
  readonly lines!: LineDifferenceView[];
  /** US dollars. */
  readonly totalBefore!: number;
  readonly totalAfter!: number;
  /** Why it would wait for a person and does not now, and the other way round. */
  readonly reasonsAdded!: string[];
  readonly reasonsGone!: string[];
}

/** The difference for the console. */
export function toQuotationDifferenceView(difference: QuotationDifference): QuotationDifferenceView {
  const { values, lines, totals, reasons } = difference;
  const say = (reason: HoldReason) => formatHoldReason(reason).message;
  return {
    isDifferent: hasDifference(difference),
    values: values.map(({ before, after, ...rest }) => ({ ...rest, before: before ?? null, after: after ?? null })),
    lines: lines.map(toLineDifferenceView),
    totalBefore: totals.before.toNumber(),
    totalAfter: totals.after.toNumber(),
    reasonsAdded: reasons.added.map(say),
    reasonsGone: reasons.gone.map(say),
  };
}

function toLineDifferenceView({ before, after, ...line }: LineDifference): LineDifferenceView {
  return {
    ...line,
    isBefore: before !== undefined,
    isAfter: after !== undefined,
    amountBefore: before?.amount?.toNumber() ?? null,
    amountAfter: after?.amount?.toNumber() ?? null,
    traceAfter: after?.trace ?? null,
  };
}
