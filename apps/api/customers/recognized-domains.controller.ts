import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import {
  ManageRecognizedDomains,
  type RecognizedDomainInput,
} from '../../../application/customers/manage-recognized-domains.js';
import type { RecognizedDomain } from '../../../domain/customers/recognized-domain.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { getCurrentUserEmail } from '../http/session-auth.guard.js';

/** `POST` and `PUT /api/recognized-domains`. */
export class RecognizedDomainDto {
  @IsOptional() @IsString() @MaxLength(300) domain?: string | null;
  @IsOptional() @IsString() @MaxLength(300) companyName?: string | null;
  @IsOptional() @IsString() @MaxLength(100) country?: string | null;
  @IsOptional() @IsBoolean() isApproved?: boolean | null;
  @IsOptional() @IsString() @MaxLength(2_000) notes?: string | null;
  @IsOptional() @IsBoolean() confirmFreeMail?: boolean | null;
  @IsOptional() @IsBoolean() confirmLookAlike?: boolean | null;
  @IsOptional() @IsInt() version?: number | null;
}

/** The sender domains that the desk knows. */
@ApiTags('recognized-domains')
@Controller('api/recognized-domains')
export class RecognizedDomainsController {
  constructor(private readonly recognizedDomains: ManageRecognizedDomains) {}

  @Get()
  async list() {
    return (await this.recognizedDomains.all()).map(toRecognizedDomainView);
  }

  @Post()
  @HttpCode(201)
  async create(@Body() body: RecognizedDomainDto, @Req() request: FastifyRequest) {
    return toRecognizedDomainView(
      await this.recognizedDomains.add(toRecognizedDomainInput(body), getCurrentUserEmail(request)),
    );
  }

  @Put(':id')
  async update(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: RecognizedDomainDto,
    @Req() request: FastifyRequest,
  ) {
    return toRecognizedDomainView(
      await this.recognizedDomains.replace(id, toRecognizedDomainInput(body), getCurrentUserEmail(request)),
    );
  }

  @Delete(':id')
  async remove(@Param('id', ParseIdPipe) id: number, @Req() request: FastifyRequest) {
    await this.recognizedDomains.remove(id, getCurrentUserEmail(request));
    return { deleted: true };
  }
}

function toRecognizedDomainInput(body: RecognizedDomainDto): RecognizedDomainInput {
  return {
    domain: body.domain ?? undefined,
    companyName: body.companyName ?? undefined,
    country: body.country ?? undefined,
    isApproved: body.isApproved ?? undefined,
    notes: body.notes ?? undefined,
    confirmFreeMail: body.confirmFreeMail ?? false,
    confirmLookAlike: body.confirmLookAlike ?? false,
    version: body.version ?? undefined,
  };
}

function toRecognizedDomainView(recognizedDomain: RecognizedDomain) {
  return {
    id: recognizedDomain.id,
    version: recognizedDomain.version,
    domain: recognizedDomain.mailDomain,
    companyName: recognizedDomain.companyName,
    country: recognizedDomain.country ?? null,
    isApproved: recognizedDomain.isApproved,
    notes: recognizedDomain.notes ?? null,
    addedAt: recognizedDomain.addedAt.toISOString(),
  };
}
