import type { Ink } from './find-ink.js';

/** Pixels of ink that touch each other, by the box around them. */
export interface Blob {
  readonly left: number;
  readonly top: number;
  /** The last column and row. */
  readonly right: number;
  readonly bottom: number;
  readonly pixels: number;
}

/** A stretch of ink in a row, and the blob that it belongs to. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly blob: number;
}

/** The blobs of a page, row by row. */
export function findBlobs({ width, height, data }: Ink): Blob[] {
  const blobs = new BlobCollection();
  let above: Stretch[] = [];
  for (let y = 0; y < height; y += 1) {
    const stretches: Stretch[] = [];
    let next = 0;
    for (let x = 0; x < width; x += 1) {
      if (data[y * width + x] !== 1) continue;
      const from = x;
      while (x + 1 < width && data[y * width + x + 1] === 1) x += 1;
      while (next < above.length && (above[next]?.to ?? 0) < from - 1) next += 1;
      let blob: number | undefined;
      // Stretches of the row above that touch this one, corners included; the last may touch the next one, too.
      for (let k = next; k < above.length && (above[k]?.from ?? 0) <= x + 1; k += 1) {
        const other = above[k]?.blob ?? 0;
        blob = blob === undefined ? other : blobs.join(blob, other);
      }
      stretches.push({ from, to: x, blob: blobs.add(blob, y, from, x) });
    }
    above = stretches;
  }
  return blobs.list();
}

/** Blobs that grow and join. */
class BlobCollection {
  private readonly parents: number[] = [];
  private readonly boxes: { left: number; top: number; right: number; bottom: number; pixels: number }[] = [];

  /** Adds a stretch of a row to a blob, or to a new one. */
  add(blob: number | undefined, row: number, from: number, to: number): number {
    const root = blob === undefined ? undefined : this.findRoot(blob);
    const box = root === undefined ? undefined : this.boxes[root];
    if (root === undefined || !box) {
      this.parents.push(this.parents.length);
      return this.boxes.push({ left: from, top: row, right: to, bottom: row, pixels: to - from + 1 }) - 1;
    }
    box.left = Math.min(box.left, from);
    box.right = Math.max(box.right, to);
    box.bottom = row;
    box.pixels += to - from + 1;
    return root;
  }

  join(one: number, other: number): number {
    const [root, joined] = [this.findRoot(one), this.findRoot(other)];
    const [box, added] = [this.boxes[root], this.boxes[joined]];
    if (root === joined || !box || !added) return root;
    this.parents[joined] = root;
    box.left = Math.min(box.left, added.left);
    box.top = Math.min(box.top, added.top);
    box.right = Math.max(box.right, added.right);
    box.bottom = Math.max(box.bottom, added.bottom);
    box.pixels += added.pixels;
    return root;
  }

  list(): Blob[] {
    return this.boxes.filter((_, k) => this.parents[k] === k);
  }

  private findRoot(blob: number): number {
    let root = blob;
    while (this.parents[root] !== root) root = this.parents[root] ?? root;
    this.parents[blob] = root;
    return root;
  }
}
