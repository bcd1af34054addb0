import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { KeepConsignments } from '../../../application/tariff/manage-consignees.js';
import type { Consignment, ConsignmentDraft } from '../../../domain/tariff/airport-terms/mawb-consignee.js';
import { RecordId } from '../http/parse-id.pipe.js';
import { actorOf } from '../http/session-auth.guard.js';

/** One mailbox at a domain; finer rules would refuse addresses that exist. */
const MAILBOX = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:"]+$/;

/** `POST` and `PUT /api/consolidation-consignments`. */
export class ConsignmentBody {
  @IsOptional() @IsInt() countryId?: number | null;
  @IsOptional() @IsInt() locationId?: number | null;
  @IsOptional() @IsString() @MaxLength(200) stationLegalName?: string | null;
  @IsOptional() @IsString() @MaxLength(100) taxId?: string | null;
  @IsOptional() @IsString() @MaxLength(300) address1?: string | null;
  @IsOptional() @IsString() @MaxLength(300) address2?: string | null;
  @IsOptional() @IsString() @MaxLength(100) customsCode?: string | null;
  @IsOptional() @IsString() @MaxLength(200) cityCountry?: string | null;
  @IsOptional() @IsString() @MaxLength(60) telephone?: string | null;
  @ValidateIf((body: ConsignmentBody) => Boolean(body.email))
  @IsString({ message: 'Please enter a valid email address.' })
  @Matches(MAILBOX, { message: 'Please enter a valid email address.' })
  @MaxLength(254)
  email?: string | null;
  @IsOptional() @IsInt() version?: number | null;
}

/** The consignment addresses for master air waybills. */
@ApiTags('consolidation-consignments')
@Controller('api/consolidation-consignments')
export class ConsignmentsController {
  constructor(private readonly consignments: KeepConsignments) {}

  @Get()
  async list() {
    return (await this.consignments.all()).map(consignmentView);
  }

  @Post()
  @HttpCode(201)
  async create(@Body() body: ConsignmentBody, @Req() request: FastifyRequest) {
    return consignmentView(await this.consignments.add(draftOf(body), actorOf(request)));
  }

  @Put(':id')
  async update(@Param('id', RecordId) id: number, @Body() body: ConsignmentBody, @Req() request: FastifyRequest) {
    const version = body.version ?? undefined;
    return consignmentView(await this.consignments.replace(id, draftOf(body), version, actorOf(request)));
  }

  @Delete(':id')
  async remove(@Param('id', RecordId) id: number, @Req() request: FastifyRequest) {
    await this.consignments.remove(id, actorOf(request));
    return { deleted: true };
  }
}

function draftOf(body: ConsignmentBody): ConsignmentDraft {
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

function consignmentView(consignment: Consignment) {
  return {
    id: consignment.id,
    version: consignment.version,
    countryId: consignment.countryId,
    locationId: consignment.locationId,
    stationLegalName: consignment.stationLegalName,
    taxId: consignment.taxId,
    address1: consignment.address1,
    address2: consignment.address2,
    customsCode: consignment.customsCode,
    cityCountry: consignment.cityCountry,
    telephone: consignment.telephone,
    email: consignment.email,
  };
}
