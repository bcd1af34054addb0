import type { Evidence } from '../../../../domain/quoting/shipment-request.js';
import { findCmPerUnit, findKgPerUnit, findM3PerUnit } from '../numbers/units.js';
import { findPackaging } from '../pieces/packaging.js';
import type { TokenStream } from '../text/token-stream.js';
import type { PlaceGroup } from './place-groups.js';

const ADDRESS_CUE =
  /^(?:dap|ddp|ddu|dpu|dat|to|at|in|en|hasta|asta|our|nuestra|nuestro|deliver|delivery|entrega|entregar|:|address|direccion|exacta|su|mi)$/;
/** Words after the end of an address in the same sentence. */
const ADDRESS_END =
  /^(?:and|so|as|i|who|which|dap|ddp|please|pls|favor|same|unloading|una|que|porque|pero|but|ex|desde|from|it|we|they|he|she|yo|ya|con|with|incoterm|term|door|entrega|entregad[oa]s?|entregar|delivery|delivered|puerta|puesto|puestos|domicilio)$/;
const MAX_ADDRESS_TOKENS = 40;

function isAddressEnd(stream: TokenStream, i: number): boolean {
  const token = stream.tokens[i];
  if (!token || token.kind === 'break' || token.text === '(' || token.text === '/') return true;
  if (token.text === '-' && token.spaced && stream.tokens[i + 1]?.spaced) return true;
  if (
    token.kind === 'word' &&
    /^(?:ex|from|desde|exw|fca|fas|fob|cfr|cif|cpt|cip|dap|dpu|ddp|ddu|incoterm|please|pls|favor|via|gracias|thanks|ready|valor|value|peso|weight|total)$/.test(
      token.fold,
    )
  )
    return true;
  const bare = /^(?:,|for|para|with|con|y|and|of|de)$/.test(token.fold) ? i + 1 : i;
  if (isCargoAt(stream, bare) || isRouteAt(stream, bare)) return true;
  return token.text === ',' && ADDRESS_END.test(stream.tokens[i + 1]?.fold ?? '');
}

/** `MIA-SJO`: no part of an address. */
function isRouteAt({ tokens }: TokenStream, i: number): boolean {
  const isCode = (k: number) => tokens[k]?.kind === 'word' && /^[A-Z]{3}$/.test(tokens[k]?.text ?? '');
  return isCode(i) && /^[-/>]$/.test(tokens[i + 1]?.text ?? '') && isCode(i + 2);
}

/** `2 pallets`, `340 kg`, `3 wooden crates`, `120x80x110 cm`: no part of an address. */
function isCargoAt({ tokens }: TokenStream, i: number): boolean {
  if (tokens[i]?.kind !== 'number') return false;
  if (/^[x×*]$/.test(tokens[i + 1]?.fold ?? '') && tokens[i + 2]?.kind === 'number') return true;
  for (let k = i + 1; k <= i + 3 && tokens[k]?.kind === 'word'; k += 1) {
    const word = tokens[k]?.fold ?? '';
    const family = findPackaging(word);
    if (family !== undefined) return family !== 'unit';
    const isUnit = findKgPerUnit(word) !== undefined || findM3PerUnit(word) !== undefined;
    if (k === i + 1 && isUnit && !/^(?:m|mt|mts|t|g|k)$/.test(word)) return true;
    if (findCmPerUnit(word) !== undefined) return false;
  }
  return false;
}

/** The words of the delivery address: the label's value, else the rest of the sentence from its cue. */
export function extractAddress(group: PlaceGroup): { text: string; evidence: Evidence } | undefined {
  const { stream } = group;
  const label = stream.findLabelAt(group.at);
  let from = label?.field === 'delivery' ? label.from : Math.max(stream.getClauseStart(group.at), group.at - 24);
  if (label?.field !== 'delivery') {
    let cue = group.at;
    while (
      cue > from &&
      !(
        ADDRESS_CUE.test(stream.tokens[cue - 1]?.fold ?? '') &&
        (stream.tokens[cue - 1]?.spaced || stream.tokens[cue - 1]?.text === ':')
      )
    )
      cue -= 1;
    const led = cue > from || ADDRESS_CUE.test(stream.tokens[cue - 1]?.fold ?? '');
    const near = /^(?:a|al|para|hacia)$/.test(stream.tokens[group.at - 1]?.fold ?? '');
    from = led && !near ? cue : group.at;
  }
  const to = Math.min(stream.getClauseEnd(group.at), from + MAX_ADDRESS_TOKENS);
  let end = group.to;
  while (end < to && !isAddressEnd(stream, end)) end += 1;
  while (from < group.at && stream.tokens[from]?.kind === 'sign') from += 1;
  while (end > group.to && stream.tokens[end - 1]?.kind !== 'word' && stream.tokens[end - 1]?.kind !== 'number')
    end -= 1;
  const text = stream.getReadableText(from, end);
  return text === '' ? undefined : { text, evidence: stream.createEvidence(from, end) };
}
