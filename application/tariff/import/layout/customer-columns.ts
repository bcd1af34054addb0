import { normalizeWords } from '../../../../domain/tariff/price-words.js';
import type { Sheet, SheetCell } from '../../spreadsheet-codec.port.js';
import { TARIFF_MESSAGES } from '../../tariff.messages.js';
import { addColumns, readDisplayedCell } from './add-columns.js';

/** The network of agents that prices for agents hold for, unless staff name another. */
const AGENTS = 'agents';
const PRICE = '(?:rate|rates|price|tarifa|precio)';
const PUBLIC = new RegExp(`^(?:public|published|general) ${PRICE}$|^${PRICE} (?:publica|publico|general|al publico)$`);
const AGENT = new RegExp(`^agents?'? ${PRICE}$|^${PRICE} (?:de |para )?agentes?$`);
/** `35.00 (agents 25.00)`: a limit, and that of agents. */
const LIMIT_OF_AGENTS = /^(.{1,30}?) ?\((?:agents?|agentes?):? ?([\d.,]{1,12})\)$/;

/** A sheet with a column of prices for everybody and one for agents as one with a row for each; any other sheet as it is. */
export function spreadCustomerColumns(sheet: Sheet): { readonly sheet: Sheet; readonly notes: readonly string[] } {
  const headings = sheet.headings.map(normalizeWords);
  const publicAt = headings.findIndex((heading) => PUBLIC.test(heading));
  const agentAt = headings.findIndex((heading) => AGENT.test(heading));
  if (publicAt < 0 || agentAt < 0) return { sheet, notes: [] };
  const limits = (['Min Charge', 'Max Charge'] as const).flatMap((name) => {
    const words = name === 'Min Charge' ? ['minimum', 'minimo', 'min', 'min.'] : ['maximum', 'maximo', 'max', 'max.'];
    const at = headings.findIndex((heading) => words.includes(heading));
    return at < 0 ? [] : [{ name, at }];
  });
  const spread = addColumns(sheet, [publicAt, agentAt, ...limits.map(({ at }) => at)], (row) => {
    const read = (at: number) => readDisplayedCell(sheet, row, at);
    const limitsOf = (who: 'general' | 'agents') =>
      Object.fromEntries(limits.map(({ name, at }) => [name, splitLimit(read(at))[who]]));
    const general = { 'Base Rate': read(publicAt), ...limitsOf('general') };
    const agents = { 'Base Rate': read(agentAt), ...limitsOf('agents') };
    const isSame = JSON.stringify(general) === JSON.stringify(agents);
    if (isSame || agents['Base Rate'] === undefined) return [general];
    return [general, { ...agents, Network: AGENTS }];
  });
  return {
    sheet: spread,
    notes: [TARIFF_MESSAGES.ratesOfNetwork({ heading: sheet.headings[agentAt] ?? '', network: AGENTS })],
  };
}

function splitLimit(cell: SheetCell): { readonly general: SheetCell; readonly agents: SheetCell } {
  const [, general, agents] = typeof cell === 'string' ? (LIMIT_OF_AGENTS.exec(normalizeWords(cell)) ?? []) : [];
  return general !== undefined && agents !== undefined ? { general, agents } : { general: cell, agents: cell };
}
