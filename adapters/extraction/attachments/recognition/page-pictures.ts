import { extractImages, getDocumentProxy } from 'unpdf';
import { assertSize, decodeJpegPicture, decodePngPicture, MAX_MEGAPIXELS } from './decode-picture.js';
import { type GreyPicture, type QuarterTurns, toGrey, turnPicture } from './grey-picture.js';
import type { PictureFormat } from './picture-format.js';

/** Pages of a scan that are read: a packing list is on the first ones. */
export const MAX_SCANNED_PAGES = 5;
/** Pixels below which a picture is a stamp or a logo, not a page. */
const MIN_PAGE_PIXELS = 300_000;

/** The pages of a file as pictures. */
export interface PagePictures {
  readonly pages: readonly GreyPicture[];
  /** Whether there are pages that are no picture, or beyond the first ones. */
  readonly isCut: boolean;
}

/** @throws Error where the file is damaged, or a picture too large */
export async function readPagePictures(format: PictureFormat, bytes: Uint8Array<ArrayBuffer>): Promise<PagePictures> {
  if (format === 'pdf') return readScannedPages(bytes);
  const picture = format === 'png' ? decodePngPicture(bytes) : decodeJpegPicture(bytes);
  return { pages: [picture], isCut: false };
}

/** The pages of a PDF that hold one picture and no text, as scanners store them. */
async function readScannedPages(bytes: Uint8Array<ArrayBuffer>): Promise<PagePictures> {
  // Nothing in the document is run, drawn or fetched.
  const document = await getDocumentProxy(bytes, {
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: MAX_MEGAPIXELS * 1e6,
    verbosity: 0,
  });
  const pages: GreyPicture[] = [];
  const count = Math.min(document.numPages, MAX_SCANNED_PAGES);
  let isCut = document.numPages > count;
  for (let number = 1; number <= count; number += 1) {
    const { rotate } = await document.getPage(number);
    const pictures = await extractImages(document, number);
    const [scan, ...others] = pictures.filter(({ width, height }) => width * height >= MIN_PAGE_PIXELS);
    if (!scan || others.length > 0) {
      isCut = true;
      continue;
    }
    assertSize(scan.width, scan.height);
    // Turns of a page are whole quarters.
    const turns = ((((rotate / 90) % 4) + 4) % 4) as QuarterTurns;
    pages.push(turnPicture(toGrey(scan.data, scan), turns));
  }
  return { pages, isCut };
}
