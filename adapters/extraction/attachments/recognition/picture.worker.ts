import { type PictureJob, type RecognizedDocument, recognizeDocument } from './recognize-document.js';
import { TesseractEngine } from './tesseract-engine.js';

// As in `document.worker.ts`: what is unpacked out of a PDF is to go back to the system.
Reflect.deleteProperty(globalThis, 'DecompressionStream');

/** Recognizes the text of one file in a worker thread, which may be terminated at any moment and ends with its job. */
export async function work(job: PictureJob): Promise<RecognizedDocument> {
  return recognizeDocument(await TesseractEngine.load(), job);
}
