/** What a unit of work has changed so far: how to undo it, and what to tell once it is kept. */
export class UndoLog {
  private readonly undoActions: Array<() => void> = [];
  private readonly commitCallbacks: Array<() => void> = [];

  addUndo(undo: () => void): void {
    this.undoActions.push(undo);
  }

  addCommitCallback(callback: () => void): void {
    this.commitCallbacks.push(callback);
  }

  /** Takes everything back, the last change first. */
  undoAll(): void {
    while (this.undoActions.length > 0) this.undoActions.pop()?.();
  }

  /** Kept for good: tells everybody who is to hear of it. */
  runCommitCallbacks(): void {
    for (const callback of this.commitCallbacks) callback();
  }
}
