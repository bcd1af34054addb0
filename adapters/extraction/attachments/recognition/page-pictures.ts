import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { assertSize, decodeJpegPicture, decodePngPicture, expandBits, MAX_MEGAPIXELS } from './decode-picture.js';
import { type GreyPicture, type QuarterTurns, toGrey, turnPicture } from './grey-picture.js';
import type { PictureFormat } from './picture-format.js';

/** Pages of a scan that are read: a packing list is on the first ones. */
export const MAX_SCANNED_PAGES = 5;
/** Pixels below which a picture is a stamp or a logo, not a page. */
const MIN_PAGE_PIXELS = 300_000;

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** A picture of a PDF as it was decoded: a bit a pixel, or a byte a channel. */
interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

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
    const page = await document.getPage(number);
    const pictures = await listPictures(page);
    const [scan, ...others] = pictures.filter(({ width, height }) => width * height >= MIN_PAGE_PIXELS);
    if (!scan || others.length > 0) {
      isCut = true;
      continue;
    }
    assertSize(scan.width, scan.height);
    // Turns of a page are whole quarters.
    const turns = ((((page.rotate / 90) % 4) + 4) % 4) as QuarterTurns;
    pages.push(turnPicture(toShades(scan), turns));
  }
  return { pages, isCut };
}

/** The pictures that a page shows, stencils and tiles left out. */
async function listPictures(page: PdfPage): Promise<DecodedPicture[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = fnArray.flatMap((operator, k) => (operator === OPS.paintImageXObject ? [String(argsArray[k][0])] : []));
  const pictures: DecodedPicture[] = [];
  for (const name of names) {
    const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
    const picture = await new Promise<Partial<DecodedPicture> | null>((resolve) => {
      objects.get(name, resolve);
    });
    if (picture?.data && picture.width && picture.height) {
      pictures.push({ data: picture.data, width: picture.width, height: picture.height });
    }
  }
  return pictures;
}

/** Scanners store black and white in a bit a pixel, each row beginning with a new byte. */
function toShades({ data, width, height }: DecodedPicture): GreyPicture {
  const channels = Math.floor(data.length / (width * height));
  if (channels >= 1) return toGrey(data, { width, height, channels });
  return toGrey(expandBits(data, width, height, 1), { width, height, channels: 1 });
}
