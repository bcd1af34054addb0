import type { LlmFallback } from '../../../adapters/extraction/composite/composite-shipment-extractor.js';
import type {
  LangchainExtractorDependencies,
  LangchainShipmentExtractor,
} from '../../../adapters/extraction/langchain/langchain-shipment-extractor.js';
import type { LlmConfiguration } from '../config/configuration.js';

/** The configured language model as second reader; its code is loaded with the first question. */
export function createLlmFallback(llm: LlmConfiguration, dependencies: LangchainExtractorDependencies): LlmFallback {
  let loading: Promise<LangchainShipmentExtractor> | undefined;
  const load = async () => {
    const { LangchainShipmentExtractor } = await import(
      '../../../adapters/extraction/langchain/langchain-shipment-extractor.js'
    );
    return new LangchainShipmentExtractor(llm, dependencies);
  };
  return {
    mode: llm.mode,
    loadExtractor: () => {
      loading ??= load();
      return loading;
    },
  };
}
