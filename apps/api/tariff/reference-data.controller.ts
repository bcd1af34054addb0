import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReferenceData } from '../../../domain/geography/airport-directory.port.js';

/** Countries and airports of the desk. */
@ApiTags('reference-data')
@Controller('api')
export class ReferenceDataController {
  constructor(private readonly reference: ReferenceData) {}

  @Get('countries')
  async countries() {
    const countries = await this.reference.countries();
    return countries.map(({ id, code, alpha3, name }) => ({ id, code, alpha3, name }));
  }

  @Get('airports')
  async airports() {
    const airports = await this.reference.airports();
    return airports.map(({ id, code, name, city, countryId, countryCode }) => ({
      id,
      code,
      name,
      city,
      countryId,
      countryCode,
    }));
  }
}
