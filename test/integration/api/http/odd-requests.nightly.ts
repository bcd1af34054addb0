import { PostgresApp } from '../../../e2e/postgres-app.js';
import { ApiDescription } from '../../../support/openapi.js';
import { describeOddRequests } from './odd-requests.js';

describeOddRequests(1000, async () => {
  const app = await PostgresApp.open();
  return {
    send: (method, url, body, headers) => app.client.send(method, url, body, headers),
    loadDescription: () => ApiDescription.load(app.client),
    close: () => app.close(),
  };
});
