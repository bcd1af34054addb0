import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, IsNumber, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { KeepDisclaimers } from '../../../application/tariff/manage-disclaimers.js';
import type { Disclaimer, DisclaimerDraft } from '../../../domain/tariff/airport-terms/disclaimer.js';
import type { Airport } from '../../../domain/geography/airport.js';
import { ReferenceData } from '../../../domain/geography/airport-directory.port.js';
import { RecordId } from '../http/parse-id.pipe.js';
import { actorOf } from '../http/session-auth.guard.js';

const HIGHEST_PLACE = 1_000_000;

/** `POST` and `PUT /api/disclaimers`. */
export class DisclaimerBody {
  @IsOptional() @IsString() @MaxLength(300) title?: string | null;
  @IsOptional() @IsString() @MaxLength(20_000) content?: string | null;
  @IsOptional() @IsNumber() priority?: number | null;
  @IsOptional() @IsArray() @IsInt({ each: true }) airportIds?: number[] | null;
  @IsOptional() @IsInt() version?: number | null;
  /** Where one stood that is created again. */
  @IsOptional() @IsInt() @Min(0) @Max(HIGHEST_PLACE) place?: number | null;
}

/** `PUT /api/disclaimers/order`: the ids of all disclaimers, the first first. */
export class DisclaimerOrderBody {
  @IsArray() @ArrayMaxSize(1_000) @IsInt({ each: true }) ids!: number[];
}

/** The disclaimers that quotations carry. */
@ApiTags('disclaimers')
@Controller('api/disclaimers')
export class DisclaimersController {
  constructor(
    private readonly disclaimers: KeepDisclaimers,
    private readonly reference: ReferenceData,
  ) {}

  @Get()
  async list() {
    const airports = await this.reference.airports();
    return (await this.disclaimers.all()).map((disclaimer) => disclaimerView(disclaimer, airports));
  }

  @Post()
  @HttpCode(201)
  async create(@Body() body: DisclaimerBody, @Req() request: FastifyRequest) {
    const disclaimer = await this.disclaimers.add(draftOf(body), actorOf(request), body.place ?? undefined);
    return disclaimerView(disclaimer, await this.reference.airports());
  }

  /** Puts all disclaimers in an order; before the door of a single one, whose id could not be `order`. */
  @Put('order')
  async arrange(@Body() body: DisclaimerOrderBody, @Req() request: FastifyRequest) {
    const airports = await this.reference.airports();
    const arranged = await this.disclaimers.arrange(body.ids, actorOf(request));
    return arranged.map((disclaimer) => disclaimerView(disclaimer, airports));
  }

  @Put(':id')
  async update(@Param('id', RecordId) id: number, @Body() body: DisclaimerBody, @Req() request: FastifyRequest) {
    const version = body.version ?? undefined;
    const disclaimer = await this.disclaimers.replace(id, draftOf(body), version, actorOf(request));
    return disclaimerView(disclaimer, await this.reference.airports());
  }

  @Delete(':id')
  async remove(@Param('id', RecordId) id: number, @Req() request: FastifyRequest) {
    await this.disclaimers.remove(id, actorOf(request));
    return { deleted: true };
  }
}

function draftOf(body: DisclaimerBody): Partial<DisclaimerDraft> {
  return {
    ...(body.title == null ? {} : { title: body.title }),
    ...(body.content == null ? {} : { content: body.content }),
    ...(body.priority == null ? {} : { priority: body.priority }),
    airportIds: body.airportIds ?? [],
  };
}

function disclaimerView(disclaimer: Disclaimer, airports: readonly Airport[]) {
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
