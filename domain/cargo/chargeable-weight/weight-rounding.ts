import { Big } from 'big.js';

/** How a weight is brought to the step in which it is billed. */
export class WeightRounding {
  private constructor(
    /** As displayed, for instance `up to 0.5 kg`. */
    readonly description: string,
    private readonly stepKg: Big | undefined,
  ) {}

  /** Up to the next half kilogram, the practice of air waybills (rule 2). */
  static readonly UP_TO_HALF_KG = new WeightRounding('up to 0.5 kg', Big('0.5'));
  /** As weighed. */
  static readonly NONE = new WeightRounding('none', undefined);

  /** The billed weight in kg, never less than the exact one. */
  apply(exactKg: Big): Big {
    if (!this.stepKg) return exactKg;
    return exactKg.div(this.stepKg).round(0, Big.roundUp).times(this.stepKg);
  }
}
