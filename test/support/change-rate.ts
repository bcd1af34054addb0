import type { ApiResponse } from './api-response.js';

/** What a rate is changed with: an app in memory, or a client of a server. */
interface Caller {
  call(method: 'GET' | 'PUT', path: string, body?: unknown): Promise<Pick<ApiResponse, 'status' | 'json'>>;
}

/** Gives the flat charge for documents at SJO another amount, so that quotations that are priced again change. */
export async function changeDocumentRate(app: Caller, baseRate: number): Promise<void> {
  const rates = (await app.call('GET', '/api/rates')).json as {
    readonly id: number;
    readonly airportCode: string;
    readonly serviceCode: string;
  }[];
  const rate = rates.find((one) => one.airportCode === 'SJO' && one.serviceCode === 'DOCS');
  const draft = { countryId: 2, locationId: 2, serviceCode: 'DOCS', rateCriteria: 'flat', baseRate };
  const { status } = await app.call('PUT', `/api/rates/${rate?.id}`, draft);
  if (status !== 200) throw new Error(`The rate was not changed: ${status}.`);
}
