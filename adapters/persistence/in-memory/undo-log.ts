/** The changes of a unit of work: how to undo them, and the callbacks to run after its commit. */
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

  /** Committed: runs the callbacks. */
  runCommitCallbacks(): void {
    for (const callback of this.commitCallbacks) callback();
  }
}
