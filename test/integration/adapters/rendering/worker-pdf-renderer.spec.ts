import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PdfReplyDocument } from '../../../../adapters/rendering/pdfmake-renderer.js';
import { ThreadedReplyDocument } from '../../../../adapters/rendering/worker-pdf-renderer.js';
import { type BuiltThread, builtThread } from '../../../support/compiled-worker.js';
import { aFarDelivery, anIndicativeReply } from '../../../support/fixtures/replies.js';

describe('A document that a thread writes', () => {
  let thread: BuiltThread;
  let documents: ThreadedReplyDocument;
  beforeAll(async () => {
    thread = await builtThread('reply-face', 'document-thread');
    documents = new ThreadedReplyDocument(thread.teams, thread.url, 2);
  });
  afterAll(async () => {
    await documents.close();
    await thread.remove();
  });

  it('is the same as one that is written at once, whoever else waits for one', async () => {
    const models = [aFarDelivery({ language: 'es' }), anIndicativeReply(), aFarDelivery({ language: 'en' })];
    const written = await Promise.all(models.map((model) => documents.render(model)));
    const atOnce = new PdfReplyDocument();
    for (const [at, model] of models.entries()) {
      expect(Buffer.compare(written[at] ?? new Uint8Array(), await atOnce.render(model))).toBe(0);
    }
  });

  it('is refused where its thread has ended, and the next one gets another thread', async () => {
    const mortal = new ThreadedReplyDocument(thread.teams, thread.url, 1);
    const lost = mortal.render(anIndicativeReply());
    await Promise.all([expect(lost).rejects.toThrow('The desk was closed.'), mortal.close()]);
    expect((await mortal.render(anIndicativeReply())).length).toBeGreaterThan(0);
    await mortal.close();
  });

  it('is refused where there is no thread to be had', async () => {
    const nowhere = new ThreadedReplyDocument(thread.teams, new URL('./no-such-thread.js', thread.url), 1);
    await expect(nowhere.render(anIndicativeReply())).rejects.toThrow();
  });
});
