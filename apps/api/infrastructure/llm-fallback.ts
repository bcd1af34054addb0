import type { LangchainReader, ReaderWorld } from '../../../adapters/extraction/langchain/langchain-shipment-extractor.js';
import type { SecondOpinion } from '../../../adapters/extraction/composite/composite-shipment-extractor.js';
import type { LlmConfiguration } from '../config/configuration.js';

/** The configured language model as second reader; its code is loaded with the first question. */
export function secondOpinionOf(llm: LlmConfiguration, world: ReaderWorld): SecondOpinion {
  let opened: Promise<LangchainReader> | undefined;
  const open = async () => {
    const { LangchainReader } = await import('../../../adapters/extraction/langchain/langchain-shipment-extractor.js');
    return new LangchainReader(llm, world);
  };
  return {
    mode: llm.mode,
    reader: () => {
      opened ??= open();
      return opened;
    },
  };
}
