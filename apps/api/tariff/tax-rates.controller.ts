import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsInt, IsNumber, IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { ManageTaxRates, type TaxRateInput } from '../../../application/tariff/manage-tax-rates.js';
import type { TaxRate } from '../../../domain/tariff/tax/tax-rate.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { getCurrentUserEmail } from '../http/session-auth.guard.js';

const FINITE = { allowNaN: false, allowInfinity: false } as const;

/** `POST` and `PUT /api/tax-rates`. */
export class TaxRateDto {
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
  constructor(private readonly taxRates: ManageTaxRates) {}

  @Get()
  async list() {
    return (await this.taxRates.all()).map(toTaxRateView);
  }

  @Post()
  @HttpCode(201)
  async create(@Body() body: TaxRateDto, @Req() request: FastifyRequest) {
    return toTaxRateView(await this.taxRates.add(toTaxRateInput(body), getCurrentUserEmail(request)));
  }

  @Put(':countryCode')
  async update(@Param('countryCode') countryCode: string, @Body() body: TaxRateDto, @Req() request: FastifyRequest) {
    return toTaxRateView(await this.taxRates.replace(countryCode, toTaxRateInput(body), getCurrentUserEmail(request)));
  }

  @Delete(':id')
  async remove(@Param('id', ParseIdPipe) id: number, @Req() request: FastifyRequest) {
    await this.taxRates.remove(id, getCurrentUserEmail(request));
    return { deleted: true };
  }
}

function toTaxRateInput(body: TaxRateDto): TaxRateInput {
  return {
    ...(body.countryCode == null ? {} : { countryCode: body.countryCode }),
    ...(body.vatRate == null ? {} : { vatRate: body.vatRate }),
    ...(body.whtRate == null ? {} : { whtRate: body.whtRate }),
    notes: body.notes ?? '',
    version: body.version ?? undefined,
  };
}

function toTaxRateView(taxRate: TaxRate) {
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
