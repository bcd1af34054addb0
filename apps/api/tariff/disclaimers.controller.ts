import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, IsNumber, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { ManageDisclaimers } from '../../../application/tariff/manage-disclaimers.js';
import type { Airport } from '../../../domain/geography/airport.js';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import type { Disclaimer, DisclaimerDraft } from '../../../domain/tariff/airport-terms/disclaimer.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { getCurrentUserEmail } from '../http/session-auth.guard.js';

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
}

/** The disclaimers that quotations carry. */
@ApiTags('disclaimers')
@Controller('api/disclaimers')
export class DisclaimersController {
  constructor(
    private readonly disclaimers: ManageDisclaimers,
    private readonly reference: AirportDirectory,
  ) {}

  @Get()
  async list() {
    const airports = await this.reference.airports();
    return (await this.disclaimers.all()).map((disclaimer) => toDisclaimerView(disclaimer, airports));
  }

  @Post()
  @HttpCode(201)
  async create(@Body() body: DisclaimerDto, @Req() request: FastifyRequest) {
    const disclaimer = await this.disclaimers.add(toDraft(body), getCurrentUserEmail(request), body.place ?? undefined);
    return toDisclaimerView(disclaimer, await this.reference.airports());
  }

  /** Puts all disclaimers in an order; before the door of a single one, whose id could not be `order`. */
  @Put('order')
  async reorder(@Body() body: DisclaimerOrderDto, @Req() request: FastifyRequest) {
    const airports = await this.reference.airports();
    const reordered = await this.disclaimers.reorder(body.ids, getCurrentUserEmail(request));
    return reordered.map((disclaimer) => toDisclaimerView(disclaimer, airports));
  }

  @Put(':id')
  async update(@Param('id', ParseIdPipe) id: number, @Body() body: DisclaimerDto, @Req() request: FastifyRequest) {
    const version = body.version ?? undefined;
    const disclaimer = await this.disclaimers.replace(id, toDraft(body), version, getCurrentUserEmail(request));
    return toDisclaimerView(disclaimer, await this.reference.airports());
  }

  @Delete(':id')
  async remove(@Param('id', ParseIdPipe) id: number, @Req() request: FastifyRequest) {
    await this.disclaimers.remove(id, getCurrentUserEmail(request));
    return { deleted: true };
  }
}

function toDraft(body: DisclaimerDto): Partial<DisclaimerDraft> {
  return {
    ...(body.title == null ? {} : { title: body.title }),
    ...(body.content == null ? {} : { content: body.content }),
    ...(body.priority == null ? {} : { priority: body.priority }),
    airportIds: body.airportIds ?? [],
  };
}

function toDisclaimerView(disclaimer: Disclaimer, airports: readonly Airport[]) {
  return {
    id: disclaimer.id,
    version: disclaimer.version,
    title: disclaimer.title,
    content: disclaimer.content,
    priority: disclaimer.priority,
    place: disclaimer.place,
    airports: airports
      .filter((airport) => disclaimer.airportIds.includes(airport.id))
      .map(({ id, code }) => ({ id, code })),
  };
}
