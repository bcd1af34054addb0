import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_UNPROVEN_BODIES, MAX_UNPROVEN_BODIES_PER_ADDRESS } from '../http/limits.js';

/** Bodies that are being read from callers who have not proven who they are: a few at once, and fewer from one address. */
export class UnprovenBodies {
  private readonly openByAddress = new Map<string, number>();
  private open = 0;

  /** Whether one more may be read; it counts until it has been read, was answered unread, or its connection has ended. */
  admit(address: string, body: IncomingMessage, response: ServerResponse): boolean {
    const ofAddress = this.openByAddress.get(address) ?? 0;
    if (this.open >= MAX_UNPROVEN_BODIES || ofAddress >= MAX_UNPROVEN_BODIES_PER_ADDRESS) return false;
    this.open += 1;
    this.openByAddress.set(address, ofAddress + 1);
    let isOpen = true;
    const release = () => {
      if (!isOpen) return;
      isOpen = false;
      this.open -= 1;
      const others = (this.openByAddress.get(address) ?? 1) - 1;
      if (others > 0) this.openByAddress.set(address, others);
      else this.openByAddress.delete(address);
    };
    body.once('end', release);
    body.once('close', release);
    // A request without a body, or of a kind that nobody reads, is answered without ever coming to an end.
    response.once('finish', release);
    response.once('close', release);
    return true;
  }
}
