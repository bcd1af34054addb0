import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { LocalizedReplyRenderer } from '../../../adapters/rendering/localized-reply-renderer.js';
import { WorkerPdfRenderer } from '../../../adapters/rendering/worker-pdf-renderer.js';
import { WorkerPoolFactory } from '../../../adapters/runtime/worker-pool/worker-pool.port.js';
import { WorkerSpreadsheetCodec } from '../../../adapters/spreadsheet/worker-spreadsheet-codec.js';
import { SpreadsheetCodec } from '../../../application/tariff/spreadsheet-codec.port.js';
import { QuotationPdfRenderer } from '../../../domain/outbound-mail/quotation-pdf-renderer.port.js';
import { ReplyRenderer } from '../../../domain/outbound-mail/reply-renderer.port.js';
import { type AdapterModule, createAdapterModule } from './adapter-module.js';
import { provideExisting, provideFactory, provideValue } from './provide.js';

/** How replies, documents and spreadsheets are written. */
@Module({})
export class RenderingModule implements OnApplicationShutdown {
  constructor(
    private readonly pdfRenderer: WorkerPdfRenderer,
    private readonly spreadsheetCodec: WorkerSpreadsheetCodec,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.pdfRenderer.close(), this.spreadsheetCodec.close()]);
  }
}

/** Binds the renderers of replies and documents, and the codec of spreadsheets. */
export function createRenderingModule(): AdapterModule {
  return createAdapterModule(RenderingModule, [
    provideValue(ReplyRenderer, new LocalizedReplyRenderer()),
    provideFactory(WorkerPdfRenderer, createPdfRenderer, [WorkerPoolFactory]),
    provideExisting(QuotationPdfRenderer, WorkerPdfRenderer),
    provideFactory(WorkerSpreadsheetCodec, createSpreadsheetCodec, [WorkerPoolFactory]),
    provideExisting(SpreadsheetCodec, WorkerSpreadsheetCodec),
  ]);
}

function createSpreadsheetCodec(workerPools: WorkerPoolFactory): WorkerSpreadsheetCodec {
  return new WorkerSpreadsheetCodec(workerPools);
}

function createPdfRenderer(workerPools: WorkerPoolFactory): WorkerPdfRenderer {
  return new WorkerPdfRenderer(workerPools);
}
