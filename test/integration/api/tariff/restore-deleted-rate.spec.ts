import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';

type RateBody = Readonly<Record<string, unknown>> & { readonly isSample: boolean };

describe('a rate that was deleted and is created again', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  const findFirstSample = async () => {
    const rates = (await app.call('GET', '/api/rates')).json as readonly RateBody[];
    const sample = rates.find(({ isSample }) => isSample);
    if (!sample) throw new Error('The tariff holds no sample.');
    return sample;
  };

  it('is the sample that it was', async () => {
    const rate = await findFirstSample();
    await app.call('DELETE', `/api/rates/${rate.id}`);
    const { status, json } = await app.call('POST', '/api/rates', toRestoreBody(rate));
    expect(status).toBe(201);
    expect(json).toMatchObject(toRestoreBody(rate));
  });

  it("is the staff's own as soon as it is edited", async () => {
    const rate = await findFirstSample();
    const edited = await app.call('PUT', `/api/rates/${rate.id}`, { ...toRestoreBody(rate), version: rate.version });
    expect(edited.json).toMatchObject({ id: rate.id, isSample: false });
  });

  it("is the staff's own where nothing is said", async () => {
    const sample = await findFirstSample();
    await app.call('DELETE', `/api/rates/${sample.id}`);
    const { json } = await app.call('POST', '/api/rates', { ...toRestoreBody(sample), isSample: undefined });
    expect(json).toMatchObject({ isSample: false });
  });
});

/** What the console sends to bring a rate back. */
function toRestoreBody(rate: RateBody) {
  const { countryId, locationId, serviceCode, serviceName, rateCriteria, baseRate, isRequired, description } = rate;
  const { minimumCharge, maximumCharge, isSample } = rate;
  return {
    ...{ countryId, locationId, serviceCode, serviceName, rateCriteria, baseRate, isRequired, description },
    ...{ minimumCharge, maximumCharge, isSample },
  };
}
