import { createHash } from 'node:crypto';
import { Hasher } from '../../domain/hasher.port.js';

/** Digests by Node's own cryptography. */
export class NodeHasher extends Hasher {
  sha256(content: string | Uint8Array): string {
    return createHash('sha256').update(content).digest('hex');
  }
}
