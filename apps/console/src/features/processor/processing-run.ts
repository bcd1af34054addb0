import { DEFAULTS } from '../../../../../domain/quoting/defaults.js';
import { pastedEmail } from '../../../../../domain/quoting/pasted-email.js';
import { sentenceOf } from '../../api/api-error.js';
import type {
  ChargesAnswer,
  ChargesQuestion,
  DeliveryAnswer,
  DeliveryQuestion,
  ExtractedInfo,
  ExtractionAnswer,
  WebhookAnswer,
  WebhookEmail,
  WeightAnswer,
  WeightQuestion,
} from './email-processor.endpoints.js';

/** The steps in their order. */
export const STEPS = ['extraction', 'weight', 'delivery', 'charges', 'quotation'] as const;
export type Step = (typeof STEPS)[number];
/** What an email that asks for no quotation is spared: a price would look like an offer. */
const PRICING: readonly Step[] = ['weight', 'delivery', 'charges'];

/** How far a step is; times in milliseconds. */
export type StepState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running' }
  | { readonly kind: 'done'; readonly ms: number }
  | { readonly kind: 'failed'; readonly ms: number; readonly sentence: string }
  | { readonly kind: 'skipped'; readonly sentence: string };

/** One email's way through the steps, and what each of them brought. */
export interface ProcessingRun {
  readonly content: string;
  readonly isDryRun: boolean;
  readonly steps: Readonly<Record<Step, StepState>>;
  readonly extraction?: ExtractionAnswer;
  readonly weight?: WeightAnswer;
  readonly delivery?: DeliveryAnswer;
  readonly charges?: ChargesAnswer;
  readonly outcome?: WebhookAnswer;
  /** What the first step rejected with, after which no other one runs. */
  readonly failure?: unknown;
}

/** What a call to the server resolves to. */
type Answer<Content> =
  | { readonly data: Content; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: unknown };

/** The server as the steps need it. */
export interface ProcessingCalls {
  readonly read: (content: string) => Promise<Answer<ExtractionAnswer>>;
  readonly weigh: (question: WeightQuestion) => Promise<Answer<WeightAnswer>>;
  readonly chargeDelivery: (question: DeliveryQuestion) => Promise<Answer<DeliveryAnswer>>;
  readonly chargeShipment: (question: ChargesQuestion) => Promise<Answer<ChargesAnswer>>;
  readonly handIn: (email: WebhookEmail) => Promise<Answer<WebhookAnswer>>;
}

/** What a run is started with. */
export interface ProcessingOrder {
  readonly content: string;
  readonly isDryRun: boolean;
  /** The desk's own address, where the pasted email names no recipient. */
  readonly mailbox: string;
}

const WAITING: StepState = { kind: 'waiting' };

/**
 * Walks an email through the steps of section 4 of the specification. Only the first one can end the run; a later one that
 * fails is shown as failed, and the run goes on without it. An email that asks for no quotation is handed in unpriced.
 * @param now milliseconds of a clock that only runs forward
 * @param onChange gets the run after every change
 */
export async function processEmail(
  { content, isDryRun, mailbox }: ProcessingOrder,
  calls: ProcessingCalls,
  now: () => number,
  onChange: (run: ProcessingRun) => void,
): Promise<ProcessingRun> {
  let run: ProcessingRun = {
    content,
    isDryRun,
    steps: { extraction: WAITING, weight: WAITING, delivery: WAITING, charges: WAITING, quotation: WAITING },
  };
  const change = (changes: Partial<ProcessingRun>) => {
    run = { ...run, ...changes };
    onChange(run);
  };
  const mark = (step: Step, state: StepState) => change({ steps: { ...run.steps, [step]: state } });
  const skip = (step: Step, sentence: string) => mark(step, { kind: 'skipped', sentence });
  const walk = async <Content>(step: Step, call: () => Promise<Answer<Content>>): Promise<Content | undefined> => {
    const start = now();
    mark(step, { kind: 'running' });
    const answer = await call();
    const ms = now() - start;
    if (answer.data !== undefined) {
      mark(step, { kind: 'done', ms });
      return answer.data;
    }
    if (step === 'extraction') change({ failure: answer.error });
    mark(step, { kind: 'failed', ms, sentence: sentenceOf(answer.error) });
    return undefined;
  };

  const extraction = await walk('extraction', () => calls.read(content));
  if (!extraction) {
    for (const step of STEPS.slice(1)) skip(step, 'Not run, since the email could not be read.');
    return run;
  }
  change({ extraction });
  const info = extraction.extractedInfo;

  const handIn = async () => {
    change({ outcome: await walk('quotation', () => calls.handIn(webhookEmail(content, info, mailbox, isDryRun))) });
    return run;
  };
  if (info.isQuotationRequest === false) {
    for (const step of PRICING) skip(step, 'The email asks for no quotation.');
    return handIn();
  }

  const weighable = weightQuestion(content, info);
  if (weighable) change({ weight: await walk('weight', () => calls.weigh(weighable)) });
  else skip('weight', 'The email states neither weight nor size.');

  const deliverable = deliveryQuestion(info, run.weight);
  if (deliverable) change({ delivery: await walk('delivery', () => calls.chargeDelivery(deliverable)) });
  else skip('delivery', 'The email names no delivery place.');

  const { weight, delivery } = run;
  const priceable = { extractedInfo: info, chargeableWeight: weight?.chargeableWeight, deliveryCharges: delivery };
  change({ charges: await walk('charges', () => calls.chargeShipment(priceable)) });
  return handIn();
}

function weightQuestion(emailContent: string, { goods }: ExtractedInfo): WeightQuestion | undefined {
  if (!goods) return undefined;
  const { weight, pieces, dimensions, dimensionLines } = goods;
  const volume = goods.volume ?? goods.cbm ?? null;
  const sizes = dimensionLines?.length ? dimensionLines : (dimensions ?? null);
  if (!weight && !volume && !sizes) return undefined;
  return { emailContent, grossWeight: weight ?? null, pieces: pieces ?? null, dimensions: sizes, volume };
}

function deliveryQuestion(info: ExtractedInfo, weight: WeightAnswer | undefined): DeliveryQuestion | undefined {
  const destination = info.destination?.city ?? info.destination?.address;
  if (!destination) return undefined;
  return {
    destination,
    airport: info.airportDestination ?? null,
    country: info.destination?.country ?? null,
    chargeableWeight: weight?.chargeableWeight ?? info.goods?.weight ?? DEFAULTS.grossWeightKg,
  };
}

function webhookEmail(content: string, info: ExtractedInfo, mailbox: string, dryRun: boolean): WebhookEmail {
  const { email } = pastedEmail(content);
  return {
    from: email.from ?? info.sender?.email ?? '',
    to: email.to ?? mailbox,
    subject: email.subject ?? 'Freight Quotation Request',
    content: email.body,
    dryRun,
  };
}
