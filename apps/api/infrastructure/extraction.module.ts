import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { WorkerTextRecognizer } from '../../../adapters/extraction/attachments/recognition/worker-text-recognizer.js';
import { WorkerAttachmentExtractor } from '../../../adapters/extraction/attachments/worker-attachment-extractor.js';
import { CompositeShipmentExtractor } from '../../../adapters/extraction/composite/composite-shipment-extractor.js';
import { WorkerRuleShipmentExtractor } from '../../../adapters/extraction/rules/worker-rule-shipment-extractor.js';
import { GreatCircleRoadDistanceEstimator } from '../../../adapters/geography/great-circle-road-distance-estimator.js';
import { TsvGazetteer } from '../../../adapters/geography/tsv-gazetteer.js';
import { WorkerPoolFactory } from '../../../adapters/runtime/worker-pool/worker-pool.port.js';
import { LlmUsageRepository } from '../../../application/operations/llm-usage.repository.js';
import { Clock } from '../../../domain/clock.port.js';
import type { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import { Gazetteer } from '../../../domain/geography/gazetteer.port.js';
import { RoadDistanceEstimator } from '../../../domain/geography/road-distance-estimator.port.js';
import { AttachmentTextExtractor } from '../../../domain/inbound-mail/attachment-text-extractor.port.js';
import { TextRecognizer } from '../../../domain/inbound-mail/text-recognizer.port.js';
import { ShipmentExtractor } from '../../../domain/quoting/shipment-extractor.port.js';
import { Configuration } from '../config/configuration.js';
import { type AdapterModule, createAdapterModule } from './adapter-module.js';
import { createLlmFallback } from './llm-fallback.js';
import type { Logger } from './logger.js';
import { provideExisting, provideFactory, provideValue } from './provide.js';
import { CACHED, LOGGER } from './tokens.js';

/** How shipments are read from emails and their attachments. */
@Module({})
export class ExtractionModule implements OnApplicationShutdown {
  constructor(private readonly ruleExtractor: WorkerRuleShipmentExtractor) {}

  onApplicationShutdown(): Promise<void> {
    return this.ruleExtractor.close();
  }
}

/** What a language model is asked with, beside its configuration. */
interface LlmDependencies {
  readonly gazetteer: Gazetteer;
  readonly reference: AirportDirectory;
  readonly calls: LlmUsageRepository;
  readonly clock: Clock;
}

/** Binds the extractors, and the places that they look up. */
export function createExtractionModule(): AdapterModule {
  const llmDependencies = {
    gazetteer: Gazetteer,
    reference: CACHED.reference,
    calls: LlmUsageRepository,
    clock: Clock,
  };
  return createAdapterModule(ExtractionModule, [
    provideValue(Gazetteer, new TsvGazetteer()),
    provideValue(RoadDistanceEstimator, new GreatCircleRoadDistanceEstimator()),
    provideFactory(AttachmentTextExtractor, createAttachmentExtractor, [WorkerPoolFactory]),
    provideFactory(TextRecognizer, createTextRecognizer, [WorkerPoolFactory]),
    provideFactory(WorkerRuleShipmentExtractor, createRuleExtractor, [WorkerPoolFactory, Gazetteer, CACHED.reference]),
    provideFactory(CompositeShipmentExtractor, createShipmentExtractor, [
      Configuration,
      WorkerRuleShipmentExtractor,
      llmDependencies,
      LOGGER,
    ]),
    provideExisting(ShipmentExtractor, CompositeShipmentExtractor),
  ]);
}

function createAttachmentExtractor(workerPools: WorkerPoolFactory): AttachmentTextExtractor {
  return new WorkerAttachmentExtractor(workerPools);
}

function createTextRecognizer(workerPools: WorkerPoolFactory): TextRecognizer {
  return new WorkerTextRecognizer(workerPools);
}

function createRuleExtractor(
  workerPools: WorkerPoolFactory,
  gazetteer: Gazetteer,
  reference: AirportDirectory,
): WorkerRuleShipmentExtractor {
  return new WorkerRuleShipmentExtractor(workerPools, gazetteer, reference);
}

/** The rules, and a language model beside them where one is configured. */
function createShipmentExtractor(
  { llm }: Configuration,
  ruleExtractor: ShipmentExtractor,
  dependencies: LlmDependencies,
  log: Logger,
): CompositeShipmentExtractor {
  const onError = (error: unknown) => log.error({ error }, 'the second reading failed');
  const llmFallback = llm && createLlmFallback(llm, { ...dependencies, onError });
  return new CompositeShipmentExtractor(ruleExtractor, llmFallback, onError);
}
