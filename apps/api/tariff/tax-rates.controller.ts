import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsInt, IsNumber, IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { type EnteredTaxRate, KeepTaxRates } from '../../../application/tariff/manage-tax-rates.js';
import type { TaxRate } from '../../../domain/tariff/tax/tax-rate.js';
import { RecordId } from '../http/parse-id.pipe.js';
import { actorOf } from '../http/session-auth.guard.js';

const FINITE = { allowNaN: false, allowInfinity: false } as const;

/** `POST` and `PUT /api/tax-rates`. */
export class TaxRateBody {
  @IsOptional() @IsString() @MaxLength(3) countryCode?: string | null;
  @IsOptional() @IsNumber(FINITE) vatRate?: number | null;
  @IsOptional() @IsNumber(FINITE) whtRate?: number | null;
  @IsOptional() @IsString() @MaxLength(2_000) notes?: string | null;
  @IsOptional() @IsInt() version?: number | null;
}

/** The taxes of the destination countries. */
@ApiTags('tax-rates')
@Controller('api/tax-rates')
export class TaxRatesController {
  constructor(private readonly taxRates: KeepTaxRates) {}

  @Get()
  async list() {
    return (await this.taxRates.all()).map(taxRateView);
  }

  @Post()
  @HttpCode(201)
  async create(@Body() body: TaxRateBody, @Req() request: FastifyRequest) {
    return taxRateView(await this.taxRates.add(enteredTaxRate(body), actorOf(request)));
  }

  @Put(':countryCode')
  async update(@Param('countryCode') countryCode: string, @Body() body: TaxRateBody, @Req() request: FastifyRequest) {
    return taxRateView(await this.taxRates.replace(countryCode, enteredTaxRate(body), actorOf(request)));
  }

  @Delete(':id')
  async remove(@Param('id', RecordId) id: number, @Req() request: FastifyRequest) {
    await this.taxRates.remove(id, actorOf(request));
    return { deleted: true };
  }
}

function enteredTaxRate(body: TaxRateBody): EnteredTaxRate {
  return {
    ...(body.countryCode == null ? {} : { countryCode: body.countryCode }),
    ...(body.vatRate == null ? {} : { vatRate: body.vatRate }),
    ...(body.whtRate == null ? {} : { whtRate: body.whtRate }),
    notes: body.notes ?? '',
    version: body.version ?? undefined,
  };
}

function taxRateView(taxRate: TaxRate) {
  return {
    id: taxRate.id,
    version: taxRate.version,
    countryCode: taxRate.countryCode,
    countryName: taxRate.countryName,
    vatRate: taxRate.vatRate,
    whtRate: taxRate.whtRate,
    notes: taxRate.notes,
    lastUpdated: taxRate.lastUpdated.toISOString(),
    lastUpdatedBy: taxRate.lastUpdatedBy ?? null,
  };
}
