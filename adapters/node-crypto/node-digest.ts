import { createHash } from 'node:crypto';
import { Digest } from '../../domain/incoming-email/digest.port.js';

/** Digests by Node's own cryptography. */
export class NodeDigest extends Digest {
  sha256(text: string): string {
    return createHash('sha256').update(text, 'utf8').digest('hex');
  }
}
