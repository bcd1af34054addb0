import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { AirportView, CountryView } from './reference-data.view.js';

/** Countries and airports of the server. */
@ApiTags('reference-data')
@Controller('api')
export class ReferenceDataController {
  constructor(private readonly reference: AirportDirectory) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get('countries')
  async listCountries(): Promise<CountryView[]> {
    const countries = await this.reference.countries();
    return countries.map(({ id, code, alpha3, name }) => ({ id, code, alpha3, name }));
  }

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get('airports')
  async listAirports(): Promise<AirportView[]> {
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
