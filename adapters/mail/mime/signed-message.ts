import { Constructed, fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js';

const SIGNED_DATA = '1.2.840.113549.1.7.2';

/**
 * The content of a message that was signed in one piece (S/MIME, `smime.p7m`): a MIME entity. Its signature is not judged.
 * @returns undefined where the message is encrypted, or no such message
 */
export function extractSignedContent(bytes: Uint8Array): Buffer | undefined {
  const { result, offset } = fromBER(new Uint8Array(bytes));
  if (offset < 0 || !(result instanceof Sequence)) return undefined;
  const [type, wrapped] = result.valueBlock.value;
  if (!(type instanceof ObjectIdentifier) || type.valueBlock.toString() !== SIGNED_DATA) return undefined;
  const signed = unwrap(wrapped);
  if (!(signed instanceof Sequence)) return undefined;
  // SignedData: version, digestAlgorithms, encapContentInfo (RFC 5652, 5.1).
  const encapsulated = signed.valueBlock.value[2];
  if (!(encapsulated instanceof Sequence)) return undefined;
  const content = unwrap(encapsulated.valueBlock.value[1]);
  return content instanceof OctetString ? Buffer.from(content.getValue()) : undefined;
}

function unwrap(value: unknown): unknown {
  return value instanceof Constructed ? value.valueBlock.value[0] : undefined;
}
