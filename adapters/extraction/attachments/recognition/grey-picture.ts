/** A picture in shades of grey, row by row: 0 is black, 255 white. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Quarter turns, clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

const WHITE = 255;

/** Pixels of one, three or four channels in shades of grey, on white where they are transparent. */
export function toGrey(
  pixels: Uint8Array | Uint8ClampedArray | Uint16Array,
  { width, height, channels, depth = 8 }: PixelFormat,
): GreyPicture {
  const data = new Uint8Array(width * height);
  const shift = depth === 16 ? 8 : 0;
  const hasAlpha = channels === 2 || channels === 4;
  for (let at = 0, from = 0; at < data.length; at += 1, from += channels) {
    const first = (pixels[from] ?? 0) >> shift;
    const shade =
      channels < 3
        ? first
        : (299 * first + 587 * ((pixels[from + 1] ?? 0) >> shift) + 114 * ((pixels[from + 2] ?? 0) >> shift)) / 1000;
    const alpha = hasAlpha ? (pixels[from + channels - 1] ?? WHITE) >> shift : WHITE;
    data[at] = alpha === WHITE ? shade : (shade * alpha + WHITE * (WHITE - alpha)) / WHITE;
  }
  return { width, height, data };
}

/** How pixels lie in memory. */
export interface PixelFormat {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** Bits of a channel, 8 or 16. */
  readonly depth?: number;
}

/** The picture turned clockwise. */
export function turnPicture(picture: GreyPicture, turns: QuarterTurns): GreyPicture {
  if (turns === 0) return picture;
  const { width, height, data } = picture;
  const turned = new Uint8Array(data.length);
  if (turns === 2) return { width, height, data: turned.map((_, at) => data[data.length - 1 - at] ?? 0) };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = turns === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      turned[to] = data[y * width + x] ?? 0;
    }
  }
  return { width: height, height: width, data: turned };
}

/** The picture in another size; where it shrinks, each pixel is the mean of those that it stands for. */
export function scalePicture(picture: GreyPicture, factor: number): GreyPicture {
  const width = Math.max(1, Math.round(picture.width * factor));
  const height = Math.max(1, Math.round(picture.height * factor));
  const data = new Uint8Array(width * height);
  const samples = factor < 1 ? Math.ceil(1 / factor) : 1;
  const step = 1 / (factor * samples);
  const first = step / 2 - 0.5;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let k = 0; k < samples; k += 1) {
        for (let l = 0; l < samples; l += 1) {
          sum += sampleAt(picture, x / factor + first + l * step, y / factor + first + k * step);
        }
      }
      data[y * width + x] = sum / (samples * samples);
    }
  }
  return { width, height, data };
}

/** The shade between pixels; beyond the edge it is that of the edge. */
export function sampleAt({ width, height, data }: GreyPicture, x: number, y: number): number {
  const left = Math.min(Math.max(Math.floor(x), 0), width - 1);
  const top = Math.min(Math.max(Math.floor(y), 0), height - 1);
  const right = Math.min(left + 1, width - 1);
  const bottom = Math.min(top + 1, height - 1);
  const [shareX, shareY] = [Math.min(Math.max(x - left, 0), 1), Math.min(Math.max(y - top, 0), 1)];
  const upper = (data[top * width + left] ?? 0) * (1 - shareX) + (data[top * width + right] ?? 0) * shareX;
  const lower = (data[bottom * width + left] ?? 0) * (1 - shareX) + (data[bottom * width + right] ?? 0) * shareX;
  return upper * (1 - shareY) + lower * shareY;
}
