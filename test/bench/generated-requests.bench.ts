import { RuleShipmentExtractor } from '../../adapters/extraction/rules/rule-shipment-extractor.js';
import { TsvGazetteer } from '../../adapters/geography/tsv-gazetteer.js';
import { InMemoryAirportDirectory } from '../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { AIRPORTS, COUNTRIES } from '../../adapters/seed/countries-and-airports.js';
import { generateRequests } from './generated-requests/generate-requests.js';
import { computeShares, type ScoredRequest, scoreRequests } from './generated-requests/score-requests.js';
import type { Ratio } from './ratio.js';

const REQUESTS = 2_400;
/** The share of requests that may leave with a wrong value. */
const MAX_SENT_WRONG = 0.003;

/**
 * B11: requests put together from parts, in orders, notations and languages that nobody chose, with a new seed each
 * time. The seed is printed; `SEED=…` repeats a run. Every request that left wrong is printed with what was read wrong.
 */
export async function benchmarkGeneratedRequests(): Promise<Ratio[]> {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  const extractor = new RuleShipmentExtractor(new TsvGazetteer(), new InMemoryAirportDirectory(COUNTRIES, AIRPORTS));
  const scored = await scoreRequests(generateRequests(seed, REQUESTS), (email) =>
    extractor.extract({ ...email, body: email.content }),
  );
  for (const one of scored.filter(({ outcome }) => outcome === 'sent-wrong' || outcome === 'lost')) {
    console.log(describeFailure(one));
  }
  const { sentRight, sentWrong, held, lost } = computeShares(scored);
  return [
    {
      name: `Generated requests (seed ${seed}): wrong ones that would leave, against what is bearable`,
      ours: `${show(sentWrong)} sent wrong, ${show(sentRight)} sent right, ${show(held)} held, ${show(lost)} lost`,
      against: show(MAX_SENT_WRONG),
      ratio: sentWrong / MAX_SENT_WRONG,
    },
  ];
}

function describeFailure({ request, outcome, misread }: ScoredRequest): string {
  const wanted = misread.map((field) => `${field} is ${JSON.stringify(request.expect[field])}`).join(', ');
  return `  ${outcome} ${JSON.stringify(request.email.content)}: ${wanted}`;
}

function show(share: number): string {
  return `${(share * 100).toFixed(2)} %`;
}
