/** What a unit of work has changed so far: how to undo it, and what to tell once it is kept. */
export class Journal {
  private readonly undoing: Array<() => void> = [];
  private readonly telling: Array<() => void> = [];

  noteUndo(undo: () => void): void {
    this.undoing.push(undo);
  }

  noteTelling(tell: () => void): void {
    this.telling.push(tell);
  }

  /** Takes everything back, the last change first. */
  undoAll(): void {
    while (this.undoing.length > 0) this.undoing.pop()?.();
  }

  /** Kept for good: tells everybody who is to hear of it. */
  tellAll(): void {
    for (const tell of this.telling) tell();
  }
}
