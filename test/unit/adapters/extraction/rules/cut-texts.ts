import { extractFrom } from './extract-facts.js';

/** What the reader takes of a text. */
export const READ_LENGTH = 65_536;
/** A request for a price, as it begins. */
export const REQUEST = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.\n';
/** The same in Spanish. */
export const PEDIDO = 'Favor cotizar DAP Heredia: 2 tarimas 120x80x100 cm, 350 kg brutos en total, Miami a SJO.\n';
/** A text that goes on beyond what is read, line by line. */
export const fill = (start: string, line: string) => start.padEnd(READ_LENGTH + 500, `${line}\n`);
/** What is doubtful of a text. */
export const listCodes = async (body: string) => (await extractFrom(body)).cargoDoubts?.map(({ code }) => code) ?? [];
