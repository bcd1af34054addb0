import { ArrayMaxSize, IsArray, IsInt, IsNumber, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { DisclaimerDraft } from '../../../domain/tariff/airport-terms/disclaimer.js';

const MAX_POSITION = 1_000_000;

/** `POST` and `PUT /api/disclaimers`. */
export class DisclaimerDto {
  @IsOptional() @IsString() @MaxLength(300) title?: string | null;
  @IsOptional() @IsString() @MaxLength(20_000) content?: string | null;
  @IsOptional() @IsNumber() priority?: number | null;
  @IsOptional() @IsArray() @IsInt({ each: true }) airportIds?: number[] | null;
  @IsOptional() @IsInt() version?: number | null;
  /** Where one stood that is created again. */
  @IsOptional() @IsInt() @Min(0) @Max(MAX_POSITION) place?: number | null;
}

/** `PUT /api/disclaimers/order`: the ids of all disclaimers, the first first. */
export class DisclaimerOrderDto {
  @IsArray() @ArrayMaxSize(1_000) @IsInt({ each: true }) ids!: number[];
  /** The ids of all disclaimers in the order that the person saw; without it any order is replaced. */
  @IsOptional() @IsArray() @ArrayMaxSize(1_000) @IsInt({ each: true }) seen?: number[] | null;
}

/** What was entered for a disclaimer. */
export function toDisclaimerDraft(body: DisclaimerDto): Partial<DisclaimerDraft> {
  return {
    ...(body.title == null ? {} : { title: body.title }),
    ...(body.content == null ? {} : { content: body.content }),
    ...(body.priority == null ? {} : { priority: body.priority }),
    airportIds: body.airportIds ?? [],
  };
}
