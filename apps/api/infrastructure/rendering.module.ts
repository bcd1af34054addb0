import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { LocalizedReplyRenderer } from '../../../adapters/rendering/localized-reply-renderer.js';
import { WorkerPdfRenderer } from '../../../adapters/rendering/worker-pdf-renderer.js';
import { WorkerPoolFactory } from '../../../adapters/runtime/worker-pool/worker-pool.port.js';
import { CsvXlsxCodec } from '../../../adapters/spreadsheet/csv-xlsx-codec.js';
import { SpreadsheetCodec } from '../../../application/tariff/spreadsheet-codec.port.js';
import { QuotationPdfRenderer } from '../../../domain/outbound-mail/quotation-pdf-renderer.port.js';
import { ReplyRenderer } from '../../../domain/outbound-mail/reply-renderer.port.js';
import { type AdapterModule, createAdapterModule } from './adapter-module.js';
import { provideExisting, provideFactory, provideValue } from './provide.js';

/** How replies, documents and spreadsheets are written. */
@Module({})
export class RenderingModule implements OnApplicationShutdown {
  constructor(private readonly pdfRenderer: WorkerPdfRenderer) {}

  onApplicationShutdown(): Promise<void> {
    return this.pdfRenderer.close();
  }
}

/** Binds the renderers of replies and documents, and the codec of spreadsheets. */
export function createRenderingModule(): AdapterModule {
  return createAdapterModule(RenderingModule, [
    provideValue(ReplyRenderer, new LocalizedReplyRenderer()),
    provideFactory(WorkerPdfRenderer, createPdfRenderer, [WorkerPoolFactory]),
    provideExisting(QuotationPdfRenderer, WorkerPdfRenderer),
    provideValue(SpreadsheetCodec, new CsvXlsxCodec()),
  ]);
}

function createPdfRenderer(workerPools: WorkerPoolFactory): WorkerPdfRenderer {
  return new WorkerPdfRenderer(workerPools);
}
