import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DeskInMemory } from '../../../support/in-memory-app.js';

type RateOnTheWire = Readonly<Record<string, unknown>> & { readonly isSample: boolean };

describe('a rate that was deleted and is created again', () => {
  let desk: DeskInMemory;
  beforeAll(async () => {
    desk = await DeskInMemory.open();
    await desk.signIn();
  });
  afterAll(() => desk.close());

  const firstSample = async () => {
    const rates = (await desk.call('GET', '/api/rates')).json as readonly RateOnTheWire[];
    const sample = rates.find(({ isSample }) => isSample);
    if (!sample) throw new Error('The tariff holds no sample.');
    return sample;
  };

  it('is the sample that it was', async () => {
    const rate = await firstSample();
    await desk.call('DELETE', `/api/rates/${rate.id}`);
    const { status, json } = await desk.call('POST', '/api/rates', bodyOf(rate));
    expect(status).toBe(201);
    expect(json).toMatchObject(bodyOf(rate));
  });

  it("is the staff's own as soon as it is edited", async () => {
    const rate = await firstSample();
    const edited = await desk.call('PUT', `/api/rates/${rate.id}`, { ...bodyOf(rate), version: rate.version });
    expect(edited.json).toMatchObject({ id: rate.id, isSample: false });
  });

  it("is the staff's own where nothing is said", async () => {
    const sample = await firstSample();
    await desk.call('DELETE', `/api/rates/${sample.id}`);
    const { json } = await desk.call('POST', '/api/rates', { ...bodyOf(sample), isSample: undefined });
    expect(json).toMatchObject({ isSample: false });
  });
});

/** What the console sends to bring a rate back. */
function bodyOf(rate: RateOnTheWire) {
  const { countryId, locationId, serviceCode, serviceName, rateCriteria, baseRate, isRequired, description } = rate;
  const { minimumCharge, maximumCharge, isSample } = rate;
  return {
    ...{ countryId, locationId, serviceCode, serviceName, rateCriteria, baseRate, isRequired, description },
    ...{ minimumCharge, maximumCharge, isSample },
  };
}
