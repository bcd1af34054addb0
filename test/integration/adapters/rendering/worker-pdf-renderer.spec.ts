import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PdfkitRenderer } from '../../../../adapters/rendering/pdfkit-renderer.js';
import { WorkerPdfRenderer } from '../../../../adapters/rendering/worker-pdf-renderer.js';
import { type CompiledWorker, compileWorker } from '../../../support/compiled-worker.js';
import { aDeliveryBeyondRadius, anIndicativeReply } from '../../../support/fixtures/replies.js';

describe('A document that a thread writes', () => {
  let compiledWorker: CompiledWorker;
  let renderer: WorkerPdfRenderer;
  beforeAll(async () => {
    compiledWorker = await compileWorker('rendering', 'pdf.worker');
    renderer = new WorkerPdfRenderer(compiledWorker.workerPools, { program: compiledWorker.url, maxThreads: 2 });
  });
  afterAll(async () => {
    await renderer.close();
    await compiledWorker.remove();
  });

  it('is the same as one that is written at once, whoever else waits for one', async () => {
    const replyModels = [
      aDeliveryBeyondRadius({ language: 'es' }),
      anIndicativeReply(),
      aDeliveryBeyondRadius({ language: 'en' }),
    ];
    const written = await Promise.all(replyModels.map((replyModel) => renderer.render(replyModel)));
    const inProcess = new PdfkitRenderer();
    for (const [at, replyModel] of replyModels.entries()) {
      expect(Buffer.compare(written[at] ?? new Uint8Array(), await inProcess.render(replyModel))).toBe(0);
    }
  });

  it('is refused where its thread has ended, and the next one gets another thread', async () => {
    const closingRenderer = new WorkerPdfRenderer(compiledWorker.workerPools, {
      program: compiledWorker.url,
      maxThreads: 1,
    });
    const aborted = closingRenderer.render(anIndicativeReply());
    await Promise.all([expect(aborted).rejects.toThrow('The worker pool was closed.'), closingRenderer.close()]);
    expect((await closingRenderer.render(anIndicativeReply())).length).toBeGreaterThan(0);
    await closingRenderer.close();
  });

  it('is refused where there is no thread to be had', async () => {
    const program = new URL('./no-such-thread.js', compiledWorker.url);
    const missingProgram = new WorkerPdfRenderer(compiledWorker.workerPools, { program, maxThreads: 1 });
    await expect(missingProgram.render(anIndicativeReply())).rejects.toThrow();
  });
});
