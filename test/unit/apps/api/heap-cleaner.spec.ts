import { describe, expect, it } from '@jest/globals';
import { createHeapCheck, type MemorySample } from '../../../../apps/api/infrastructure/heap-cleaner.js';

const MB = 1024 * 1024;

/** A process whose garbage goes when its heap is cleaned. */
class TestProcess {
  collections = 0;
  readonly check = createHeapCheck(
    () => this.readMemory(),
    () => {
      this.collections += 1;
      this.garbageMb = 0;
    },
  );

  constructor(
    private readonly othersMb: number,
    public liveMb: number,
    public garbageMb: number,
  ) {}

  private readMemory(): MemorySample {
    const heapBytes = (this.liveMb + this.garbageMb) * MB;
    return { heapBytes, processBytes: heapBytes + this.othersMb * MB };
  }
}

describe('the heap of the main thread', () => {
  it('is cleaned where the process is large', () => {
    const large = new TestProcess(250, 100, 60);
    large.check();
    expect(large).toMatchObject({ collections: 1, garbageMb: 0 });
  });

  it('is left alone where the process is small', () => {
    const small = new TestProcess(100, 100, 60);
    small.check();
    expect(small.collections).toBe(0);
  });

  it('is cleaned again only once it has grown again: what is in use is no reason', () => {
    const full = new TestProcess(300, 200, 0);
    full.check();
    full.check();
    full.garbageMb = 15;
    full.check();
    expect(full.collections).toBe(1);
    full.garbageMb = 30;
    full.check();
    expect(full.collections).toBe(2);
  });

  it('counts its growth from where it shrank to by itself', () => {
    const shrunk = new TestProcess(300, 200, 0);
    shrunk.check();
    shrunk.liveMb = 100;
    shrunk.check();
    shrunk.garbageMb = 30;
    shrunk.check();
    expect(shrunk.collections).toBe(2);
  });
});
