import { createHash } from 'node:crypto';
import { Digest } from '../../domain/hasher.port.js';

/** Digests by Node's own cryptography. */
export class NodeDigest extends Digest {
  sha256(content: string | Uint8Array): string {
    return createHash('sha256').update(content).digest('hex');
  }
}
