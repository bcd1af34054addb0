import { Big } from 'big.js';
import type { AskableField, ExtractedValue } from '../../../domain/quoting/llm-shipment-extractor.port.js';
import type { Evidence } from '../../../domain/quoting/shipment-request.js';
import { parseFact } from './answer-schema.js';
import type { GroundingIndex } from './grounding-index.js';
import { LANGCHAIN_MESSAGES } from './langchain.messages.js';
import { matchNumber } from './match-number.js';
import { findUnitFactor, mentionsAnyUnit, mentionsUnit, type UnitFactors } from './unit-factors.js';

const FACT_LABELS: Readonly<Record<AskableField, string>> = {
  request: 'request',
  weight: 'weight',
  pieces: 'number of pieces',
  dimensions: 'dimensions',
  volume: 'volume',
  incoterm: 'Incoterm',
  origin: 'origin',
  airportDestination: 'destination',
  deliveryPlace: 'delivery place',
  description: 'description',
  value: 'goods value',
  dangerous: 'dangerous goods',
};

type FactSchema<T> = Parameters<typeof parseFact<T>>[2];

/** Reads an answer fact by fact and keeps what the email confirms. */
export class AnswerMapper {
  readonly warnings: string[] = [];
  private grounded = 0;
  private dropped = 0;

  constructor(
    private readonly answer: object,
    private readonly index: GroundingIndex,
  ) {}

  get count(): { readonly grounded: number; readonly dropped: number } {
    return { grounded: this.grounded, dropped: this.dropped };
  }

  /** The value of a fact whose quoted words occur in the email. */
  mapFact<Said extends { readonly quote: string }, T>(
    fact: AskableField,
    shape: FactSchema<Said>,
    convert: (said: Said) => T | undefined,
  ): ExtractedValue<T> | undefined {
    const grounded = this.ground(fact, shape);
    return grounded && this.accept(fact, convert(grounded.said), [grounded.evidence]);
  }

  /** The same for a value that is looked up. */
  async mapFactAsync<Said extends { readonly quote: string }, T>(
    fact: AskableField,
    shape: FactSchema<Said>,
    convert: (said: Said) => Promise<T | undefined>,
  ): Promise<ExtractedValue<T> | undefined> {
    const grounded = this.ground(fact, shape);
    return grounded && this.accept(fact, await convert(grounded.said), [grounded.evidence]);
  }

  /** Several rows of one fact: all of them, or none, since a part would be another shipment. */
  mapRows<Said extends { readonly quote: string }, T>(
    fact: AskableField,
    shape: FactSchema<readonly Said[]>,
    convert: (said: Said) => T | undefined,
  ): ExtractedValue<readonly T[]> | undefined {
    const said = parseFact(this.answer, fact, shape);
    if (said === undefined) return undefined;
    if (said === 'unusable') return this.drop(fact);
    const values: T[] = [];
    const evidence: Evidence[] = [];
    for (const row of said) {
      const rowEvidence = this.index.findEvidence(row.quote);
      const value = rowEvidence && convert(row);
      if (!rowEvidence || value === undefined) return this.drop(fact);
      values.push(value);
      if (!evidence.some((one) => one.part === rowEvidence.part && one.start === rowEvidence.start))
        evidence.push(rowEvidence);
    }
    return this.accept(fact, values, evidence);
  }

  /** A number converted from its written unit; both must be readable in the quoted words. */
  convertMeasure(
    fact: AskableField,
    said: { readonly amount: number; readonly unit: string; readonly quote: string },
    units: UnitFactors,
    standardUnit: string,
    max: number,
  ): number | undefined {
    const readable = matchNumber(said.quote, said.amount);
    const factor = this.resolveFactor(fact, said.unit, said.quote, units, standardUnit);
    if (readable === 'no' || !factor) return undefined;
    const measure = Big(said.amount).times(factor).round(6).toNumber();
    if (measure <= 0 || measure > max) return undefined;
    if (readable === 'ambiguously')
      this.warn(
        LANGCHAIN_MESSAGES.ambiguousNumber({ label: FACT_LABELS[fact], quote: said.quote, amount: said.amount }),
      );
    return measure;
  }

  /** The conversion factor of the written unit; undefined if the quoted words do not confirm it. */
  resolveFactor(
    fact: AskableField,
    unit: string,
    quote: string,
    units: UnitFactors,
    standardUnit: string,
  ): Big | undefined {
    const factor = findUnitFactor(unit, units);
    if (factor && mentionsUnit(quote, factor, units)) return factor;
    if (mentionsAnyUnit(quote, units) || (factor && !factor.eq(1))) return undefined;
    this.warn(LANGCHAIN_MESSAGES.missingUnit({ label: FACT_LABELS[fact], unit: standardUnit }));
    return Big(1);
  }

  private ground<Said extends { readonly quote: string }>(
    fact: AskableField,
    shape: FactSchema<Said>,
  ): { readonly said: Said; readonly evidence: Evidence } | undefined {
    const said = parseFact(this.answer, fact, shape);
    if (said === undefined) return undefined;
    const evidence = said === 'unusable' ? undefined : this.index.findEvidence(said.quote);
    return said === 'unusable' || !evidence ? this.drop(fact) : { said, evidence };
  }

  private accept<T>(
    fact: AskableField,
    value: T | undefined,
    evidence: readonly Evidence[],
  ): ExtractedValue<T> | undefined {
    if (value === undefined) return this.drop(fact);
    this.grounded += 1;
    return { value, evidence };
  }

  private drop(fact: AskableField): undefined {
    this.dropped += 1;
    this.warn(LANGCHAIN_MESSAGES.inventedValue(FACT_LABELS[fact]));
    return undefined;
  }

  private warn(message: string): void {
    if (!this.warnings.includes(message)) this.warnings.push(message);
  }
}
