import type { LangchainReader, ReaderWorld } from '../../../adapters/langchain-reader/langchain-reader.js';
import type { SecondOpinion } from '../../../adapters/reader-cascade/reader-cascade.js';
import type { LlmConfiguration } from '../configuration.js';

/** The configured language model as second reader; its code is loaded with the first question. */
export function secondOpinionOf(llm: LlmConfiguration, world: ReaderWorld): SecondOpinion {
  let opened: Promise<LangchainReader> | undefined;
  const open = async () => {
    const { LangchainReader } = await import('../../../adapters/langchain-reader/langchain-reader.js');
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
