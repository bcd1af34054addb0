import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { ManageConsignees } from '../../../application/tariff/manage-consignees.js';
import type { MawbConsignee, NewMawbConsignee } from '../../../domain/tariff/airport-terms/mawb-consignee.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { getCurrentUserEmail } from '../http/session-auth.guard.js';

/** One mailbox at a domain; finer rules would refuse addresses that exist. */
const MAILBOX = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:"]+$/;

/** `POST` and `PUT /api/consolidation-consignments`. */
export class MawbConsigneeDto {
  @IsOptional() @IsInt() countryId?: number | null;
  @IsOptional() @IsInt() locationId?: number | null;
  @IsOptional() @IsString() @MaxLength(200) stationLegalName?: string | null;
  @IsOptional() @IsString() @MaxLength(100) taxId?: string | null;
  @IsOptional() @IsString() @MaxLength(300) address1?: string | null;
  @IsOptional() @IsString() @MaxLength(300) address2?: string | null;
  @IsOptional() @IsString() @MaxLength(100) customsCode?: string | null;
  @IsOptional() @IsString() @MaxLength(200) cityCountry?: string | null;
  @IsOptional() @IsString() @MaxLength(60) telephone?: string | null;
  @ValidateIf((body: MawbConsigneeDto) => Boolean(body.email))
  @IsString({ message: 'Please enter a valid email address.' })
  @Matches(MAILBOX, { message: 'Please enter a valid email address.' })
  @MaxLength(254)
  email?: string | null;
  @IsOptional() @IsInt() version?: number | null;
}

/** The consignment addresses for master air waybills. */
@ApiTags('consolidation-consignments')
@Controller('api/consolidation-consignments')
export class MawbConsigneesController {
  constructor(private readonly consignees: ManageConsignees) {}

  @Get()
  async list() {
    return (await this.consignees.all()).map(toMawbConsigneeView);
  }

  @Post()
  @HttpCode(201)
  async create(@Body() body: MawbConsigneeDto, @Req() request: FastifyRequest) {
    return toMawbConsigneeView(await this.consignees.add(toDraft(body), getCurrentUserEmail(request)));
  }

  @Put(':id')
  async update(@Param('id', ParseIdPipe) id: number, @Body() body: MawbConsigneeDto, @Req() request: FastifyRequest) {
    const version = body.version ?? undefined;
    return toMawbConsigneeView(await this.consignees.replace(id, toDraft(body), version, getCurrentUserEmail(request)));
  }

  @Delete(':id')
  async remove(@Param('id', ParseIdPipe) id: number, @Req() request: FastifyRequest) {
    await this.consignees.remove(id, getCurrentUserEmail(request));
    return { deleted: true };
  }
}

function toDraft(body: MawbConsigneeDto): NewMawbConsignee {
  const line = (text: string | null | undefined) => (typeof text === 'string' ? text.trim() : '');
  return {
    countryId: body.countryId ?? 0,
    locationId: body.locationId ?? 0,
    stationLegalName: line(body.stationLegalName),
    taxId: line(body.taxId),
    address1: line(body.address1),
    address2: line(body.address2),
    customsCode: line(body.customsCode),
    cityCountry: line(body.cityCountry),
    telephone: line(body.telephone),
    email: line(body.email),
  };
}

function toMawbConsigneeView(consignee: MawbConsignee) {
  return {
    id: consignee.id,
    version: consignee.version,
    countryId: consignee.countryId,
    locationId: consignee.locationId,
    stationLegalName: consignee.stationLegalName,
    taxId: consignee.taxId,
    address1: consignee.address1,
    address2: consignee.address2,
    customsCode: consignee.customsCode,
    cityCountry: consignee.cityCountry,
    telephone: consignee.telephone,
    email: consignee.email,
  };
}
