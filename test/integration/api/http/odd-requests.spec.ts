import { InMemoryApp } from '../../../support/in-memory-app.js';
import { ApiDescription } from '../../../support/openapi.js';
import { describeOddRequests } from './odd-requests.js';

describeOddRequests(400, async () => {
  const app = await InMemoryApp.open();
  await app.signIn();
  return {
    send: (method, url, body, headers) => app.call(method, url, body, headers),
    loadDescription: () => ApiDescription.load(app),
    close: () => app.close(),
  };
});
