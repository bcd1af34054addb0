import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import {
  type EnteredSender,
  KeepRecognizedSenders,
} from '../../../application/customers/manage-recognized-domains.js';
import type { RecognizedSender } from '../../../domain/customers/recognized-domain.js';
import { RecordId } from '../http/parse-id.pipe.js';
import { actorOf } from '../http/session-auth.guard.js';

/** `POST` and `PUT /api/recognized-domains`. */
export class RecognizedDomainBody {
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
  constructor(private readonly senders: KeepRecognizedSenders) {}

  @Get()
  async list() {
    return (await this.senders.all()).map(recognizedDomainView);
  }

  @Post()
  @HttpCode(201)
  async create(@Body() body: RecognizedDomainBody, @Req() request: FastifyRequest) {
    return recognizedDomainView(await this.senders.add(enteredSender(body), actorOf(request)));
  }

  @Put(':id')
  async update(@Param('id', RecordId) id: number, @Body() body: RecognizedDomainBody, @Req() request: FastifyRequest) {
    return recognizedDomainView(await this.senders.replace(id, enteredSender(body), actorOf(request)));
  }

  @Delete(':id')
  async remove(@Param('id', RecordId) id: number, @Req() request: FastifyRequest) {
    await this.senders.remove(id, actorOf(request));
    return { deleted: true };
  }
}

function enteredSender(body: RecognizedDomainBody): EnteredSender {
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

function recognizedDomainView(sender: RecognizedSender) {
  return {
    id: sender.id,
    version: sender.version,
    domain: sender.mailDomain,
    companyName: sender.companyName,
    country: sender.country ?? null,
    isApproved: sender.isApproved,
    notes: sender.notes ?? null,
    addedAt: sender.addedAt.toISOString(),
  };
}
