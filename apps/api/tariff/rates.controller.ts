import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { KeepRateBook } from '../../../application/tariff/manage-rates.js';
import { ReferenceData } from '../../../domain/geography/airport-directory.port.js';
import type { Rate } from '../../../domain/tariff/rate.js';
import { RecordId } from '../http/parse-id.pipe.js';
import { actorOf } from '../http/session-auth.guard.js';
import { enteredRate, RateBody } from './rate.dto.js';
import { rateView } from './rate.view.js';

/** The tariff of destination charges. */
@ApiTags('rates')
@Controller('api/rates')
export class RatesController {
  constructor(
    private readonly rateBook: KeepRateBook,
    private readonly reference: ReferenceData,
  ) {}

  @Get()
  async list() {
    return this.views(await this.rateBook.all());
  }

  @Post()
  @HttpCode(201)
  async create(@Body() body: RateBody, @Req() request: FastifyRequest) {
    return this.view(await this.rateBook.add(enteredRate(body), actorOf(request)));
  }

  @Put(':id')
  async update(@Param('id', RecordId) id: number, @Body() body: RateBody, @Req() request: FastifyRequest) {
    return this.view(await this.rateBook.replace(id, enteredRate(body), actorOf(request)));
  }

  @Delete(':id')
  async remove(@Param('id', RecordId) id: number, @Req() request: FastifyRequest) {
    await this.rateBook.remove(id, actorOf(request));
    return { deleted: true };
  }

  private async views(rates: readonly Rate[]) {
    const [airports, countries] = await Promise.all([this.reference.airports(), this.reference.countries()]);
    return rates.map((rate) => rateView(rate, airports, countries));
  }

  private async view(rate: Rate) {
    const [view] = await this.views([rate]);
    return view;
  }
}
