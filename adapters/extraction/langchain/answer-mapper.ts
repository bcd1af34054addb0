import { Big } from 'big.js';
import type { AskableFact, Found } from '../../../domain/quoting/llm-shipment-extractor.port.js';
import type { Evidence } from '../../../domain/quoting/shipment-request.js';
import { factOf } from './answer-schema.js';
import type { EmailWords } from './grounding-index.js';
import { readabilityIn } from './match-number.js';
import { factorOf, holdsUnit, isUnitIn, type UnitWords } from './unit-factors.js';

const NAMES: Readonly<Record<AskableFact, string>> = {
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

type Shape<T> = Parameters<typeof factOf<T>>[2];

/** Walks through an answer and keeps what the email bears out. */
export class Translator {
  readonly warnings: string[] = [];
  private grounded = 0;
  private dropped = 0;

  constructor(
    private readonly answer: object,
    private readonly words: EmailWords,
  ) {}

  get count(): { readonly grounded: number; readonly dropped: number } {
    return { grounded: this.grounded, dropped: this.dropped };
  }

  /** The value of a fact whose quoted words stand in the email. */
  fact<Said extends { readonly quote: string }, T>(
    fact: AskableFact,
    shape: Shape<Said>,
    judge: (said: Said) => T | undefined,
  ): Found<T> | undefined {
    const shown = this.shown(fact, shape);
    return shown && this.kept(fact, judge(shown.said), [shown.evidence]);
  }

  /** The same for a value that is looked up. */
  async factLater<Said extends { readonly quote: string }, T>(
    fact: AskableFact,
    shape: Shape<Said>,
    judge: (said: Said) => Promise<T | undefined>,
  ): Promise<Found<T> | undefined> {
    const shown = this.shown(fact, shape);
    return shown && this.kept(fact, await judge(shown.said), [shown.evidence]);
  }

  /** Several rows of one fact: all of them, or none, since a part would be another shipment. */
  rows<Said extends { readonly quote: string }, T>(
    fact: AskableFact,
    shape: Shape<readonly Said[]>,
    judge: (said: Said) => T | undefined,
  ): Found<readonly T[]> | undefined {
    const said = factOf(this.answer, fact, shape);
    if (said === undefined) return undefined;
    if (said === 'unusable') return this.leftOut(fact);
    const values: T[] = [];
    const evidence: Evidence[] = [];
    for (const row of said) {
      const shown = this.words.evidenceOf(row.quote);
      const value = shown && judge(row);
      if (!shown || value === undefined) return this.leftOut(fact);
      values.push(value);
      if (!evidence.some((one) => one.part === shown.part && one.start === shown.start)) evidence.push(shown);
    }
    return this.kept(fact, values, evidence);
  }

  /** A figure with its unit, in the desk's unit; both must be readable in the quoted words. */
  measure(
    fact: AskableFact,
    said: { readonly amount: number; readonly unit: string; readonly quote: string },
    units: UnitWords,
    desksUnit: string,
    most: number,
  ): number | undefined {
    const readable = readabilityIn(said.quote, said.amount);
    const factor = this.factor(fact, said.unit, said.quote, units, desksUnit);
    if (readable === 'no' || !factor) return undefined;
    const measure = Big(said.amount).times(factor).round(6).toNumber();
    if (measure <= 0 || measure > most) return undefined;
    if (readable === 'ambiguously')
      this.warn(`The ${NAMES[fact]} "${said.quote}" can be read in two ways; ${said.amount} was taken.`);
    return measure;
  }

  /** How many of the desk's units the written unit is; undefined where the words do not bear it out. */
  factor(fact: AskableFact, unit: string, quote: string, units: UnitWords, desksUnit: string): Big | undefined {
    const factor = factorOf(unit, units);
    if (factor && isUnitIn(quote, factor, units)) return factor;
    if (holdsUnit(quote, units) || (factor && !factor.eq(1))) return undefined;
    this.warn(`The ${NAMES[fact]} that the model found has no unit; ${desksUnit} are taken.`);
    return Big(1);
  }

  private shown<Said extends { readonly quote: string }>(
    fact: AskableFact,
    shape: Shape<Said>,
  ): { readonly said: Said; readonly evidence: Evidence } | undefined {
    const said = factOf(this.answer, fact, shape);
    if (said === undefined) return undefined;
    const evidence = said === 'unusable' ? undefined : this.words.evidenceOf(said.quote);
    return said === 'unusable' || !evidence ? this.leftOut(fact) : { said, evidence };
  }

  private kept<T>(fact: AskableFact, value: T | undefined, evidence: readonly Evidence[]): Found<T> | undefined {
    if (value === undefined) return this.leftOut(fact);
    this.grounded += 1;
    return { value, evidence };
  }

  private leftOut(fact: AskableFact): undefined {
    this.dropped += 1;
    this.warn(`The model's ${NAMES[fact]} does not stand in the email and was left out.`);
    return undefined;
  }

  private warn(sentence: string): void {
    if (!this.warnings.includes(sentence)) this.warnings.push(sentence);
  }
}
