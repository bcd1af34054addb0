import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsNumber,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import type { EnteredBatch } from '../../../application/tariff/bulk-update-rates.js';
import { type KnownRate, LARGEST_BATCH } from '../../../application/tariff/rate-batch.js';
import { enteredRate, RateBody } from './rate.dto.js';

/** Without it the second mention would be refused as somebody else's change, and a dry run would promise both. */
const NAMED_ONCE = { message: 'Each rate can be named only once.' } as const;
const idOf = (rate: { readonly id?: unknown } | null | undefined) => rate?.id;

/** A rate and the version that the person saw; without one whatever stands there is meant. */
export class KnownRateBody {
  @IsInt() id!: number;
  @IsOptional() @IsInt() version?: number | null;
}

/** A rate and what it is to hold. */
export class ReplacedRateBody extends RateBody {
  @IsInt() id!: number;
}

/** `POST /api/rates/batch`; what a change of many rates answers as `undo` is one. */
export class RateBatchBody {
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(LARGEST_BATCH)
  @ArrayUnique(idOf, NAMED_ONCE)
  @ValidateNested({ each: true })
  @Type(() => KnownRateBody)
  remove?: KnownRateBody[];
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(LARGEST_BATCH)
  @ArrayUnique(idOf, NAMED_ONCE)
  @ValidateNested({ each: true })
  @Type(() => ReplacedRateBody)
  replace?: ReplacedRateBody[];
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(LARGEST_BATCH)
  @ValidateNested({ each: true })
  @Type(() => RateBody)
  add?: RateBody[];
  @IsOptional() @IsBoolean() isUndo?: boolean | null;
}

/** `POST /api/rates/change-by-percent`. */
export class PercentChangeBody {
  @IsArray()
  @ArrayMaxSize(LARGEST_BATCH)
  @ArrayUnique(idOf, NAMED_ONCE)
  @ValidateNested({ each: true })
  @Type(() => KnownRateBody)
  rates!: KnownRateBody[];
  /** Decimal, also negative: 4.5 raises by 4.5 %. */
  @IsNumber({ allowNaN: false, allowInfinity: false }) percent!: number;
  @IsOptional() @IsBoolean() changesMinimum?: boolean | null;
  @IsOptional() @IsBoolean() changesMaximum?: boolean | null;
}

/** `POST /api/rates/copy`. */
export class CopyRatesBody {
  @IsOptional() @IsInt() fromLocationId?: number | null;
  @IsOptional() @IsInt() toLocationId?: number | null;
  /** The rates of the other airport that the person saw being changed. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(LARGEST_BATCH)
  @ArrayUnique(idOf, NAMED_ONCE)
  @ValidateNested({ each: true })
  @Type(() => KnownRateBody)
  replaces?: KnownRateBody[];
}

/** `POST /api/rates/:id/revert`. */
export class RevertRateBody {
  /** The change in the rate's history that is taken back. */
  @IsInt() entryId!: number;
  @IsOptional() @IsInt() version?: number | null;
}

/** Rates as the core knows them. */
export function knownRates(bodies: readonly KnownRateBody[]): KnownRate[] {
  return bodies.map(({ id, version }) => ({ id, version: version ?? undefined }));
}

/** What was entered for many rates at once. */
export function enteredBatch(body: RateBatchBody): EnteredBatch {
  return {
    remove: knownRates(body.remove ?? []),
    replace: (body.replace ?? []).map((one) => ({ ...enteredRate(one), id: one.id })),
    add: (body.add ?? []).map(enteredRate),
    isUndo: body.isUndo ?? false,
  };
}
