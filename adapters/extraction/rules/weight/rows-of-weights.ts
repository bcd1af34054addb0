import type { CargoMentions } from '../cargo/cargo-mentions.js';
import { ONE_BY_SIZE } from '../dimensions/size-adjectives.js';
import type { WeightMention } from './weight-extractor.js';

const NEXT_OF_LIST = new RegExp(
  `^(?:each |kg |cada un[oa] |c \\/ u )?(?:(?:la|el|the) (?:primer[ao]?|first)(?: one)? )?(?:, |\\+ |y |and |& |\\/ |; )*(?:[a-z]{1,8} ?\\d{1,2} ?:? ?|la otra |the other |el otro |${ONE_BY_SIZE} |otra de |otro de |another |la (?:segunda|tercera|cuarta) |el (?:segundo|tercero|cuarto) |the (?:second|third|fourth) |one |una |(?:pallet|box|crate|caja|tarima) |pesa |weighs |de |of |- )*$`,
);

/** `12 kg, 12 kg and 9.5 kg`, `P1 120 kg, P2 95 kg`, `una pesa 180 y la otra 215`, or one weight a line under numbers. */
export function isListOfWeights({ stream }: Pick<CargoMentions, 'stream'>, parts: readonly WeightMention[]): boolean {
  return parts.every((one, k) => {
    const previous = parts[k - 1];
    if (!previous) return true;
    const between = stream.getFoldedText(previous.to, one.at);
    if (/^[,;]? ?\(? ?\d{1,2} \)$/.test(between)) return true;
    if (NEXT_OF_LIST.test(between === '' ? '' : `${between} `)) return true;
    return /^[^\d]{0,3}\n (?:[-*•] )?(?:[a-z]+ (?:\. )?)?\d{1,2}(?: ?\/ ?\d{1,2})? ?[:.)-]? ?$/.test(`${between} `);
  });
}
