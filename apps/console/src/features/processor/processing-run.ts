import { DEFAULTS } from '../../../../../domain/quoting/defaults.js';
import { parsePastedEmail } from '../../../../../domain/quoting/pasted-email.js';
import { getErrorMessage } from '../../api/api-error.js';
import { getMessages } from '../../i18n/messages.js';
import type {
  ChargesRequest,
  ChargesResponse,
  DeliveryRequest,
  DeliveryResponse,
  ExtractedInfo,
  ExtractionResponse,
  WebhookEmail,
  WebhookResponse,
  WeightRequest,
  WeightResponse,
} from './email-processor.endpoints.js';
import { processorMessages } from './processor.messages.js';
import type { EmailFileHandIn } from './read-email-file.js';

/** The steps in their order. */
export const STEPS = ['extraction', 'weight', 'delivery', 'charges', 'quotation'] as const;
export type Step = (typeof STEPS)[number];
/** What an email that asks for no quotation is spared: a price would look like an offer. */
const PRICING_STEPS: readonly Step[] = ['weight', 'delivery', 'charges'];

/** How far a step is; times in milliseconds. */
export type StepState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running' }
  | { readonly kind: 'done'; readonly ms: number }
  | { readonly kind: 'failed'; readonly ms: number; readonly message: string }
  | { readonly kind: 'skipped'; readonly message: string };

/** One email's way through the steps, and what each of them brought. */
export interface ProcessingRun {
  readonly content: string;
  readonly isDryRun: boolean;
  readonly steps: Readonly<Record<Step, StepState>>;
  readonly extraction?: ExtractionResponse;
  readonly weight?: WeightResponse;
  readonly delivery?: DeliveryResponse;
  readonly charges?: ChargesResponse;
  readonly outcome?: WebhookResponse;
  /** What the first step rejected with, after which no other one runs. */
  readonly failure?: unknown;
}

/** What a call to the server resolves to. */
type CallResult<Content> =
  | { readonly data: Content; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: unknown };

/** The server as the steps need it. */
export interface ProcessingCalls {
  readonly read: (content: string) => Promise<CallResult<ExtractionResponse>>;
  readonly weigh: (question: WeightRequest) => Promise<CallResult<WeightResponse>>;
  readonly chargeDelivery: (question: DeliveryRequest) => Promise<CallResult<DeliveryResponse>>;
  readonly chargeShipment: (question: ChargesRequest) => Promise<CallResult<ChargesResponse>>;
  readonly handIn: (email: WebhookEmail) => Promise<CallResult<WebhookResponse>>;
  /** The same for a saved email, which the server takes apart itself. */
  readonly readFile: (file: Blob) => Promise<CallResult<ExtractionResponse>>;
  readonly handInFile: (email: EmailFileHandIn) => Promise<CallResult<WebhookResponse>>;
}

/** What a run is started with. */
export interface ProcessingInput {
  readonly content: string;
  /** The saved email whose words the content is; undefined where they were pasted. */
  readonly file?: Blob;
  readonly isDryRun: boolean;
  /** The server's own address, where the pasted email names no recipient. */
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
  { content, file, isDryRun, mailbox }: ProcessingInput,
  calls: ProcessingCalls,
  now: () => number,
  onChange: (run: ProcessingRun) => void,
): Promise<ProcessingRun> {
  const messages = getMessages(processorMessages);
  let run: ProcessingRun = {
    content,
    isDryRun,
    steps: { extraction: WAITING, weight: WAITING, delivery: WAITING, charges: WAITING, quotation: WAITING },
  };
  const change = (changes: Partial<ProcessingRun>) => {
    run = { ...run, ...changes };
    onChange(run);
  };
  const setStep = (step: Step, state: StepState) => change({ steps: { ...run.steps, [step]: state } });
  const skip = (step: Step, message: string) => setStep(step, { kind: 'skipped', message });
  const runStep = async <Content>(
    step: Step,
    call: () => Promise<CallResult<Content>>,
  ): Promise<Content | undefined> => {
    const start = now();
    setStep(step, { kind: 'running' });
    const answer = await call();
    const ms = now() - start;
    if (answer.data !== undefined) {
      setStep(step, { kind: 'done', ms });
      return answer.data;
    }
    if (step === 'extraction') change({ failure: answer.error });
    setStep(step, { kind: 'failed', ms, message: getErrorMessage(answer.error) });
    return undefined;
  };

  const extraction = await runStep('extraction', () => (file ? calls.readFile(file) : calls.read(content)));
  if (!extraction) {
    for (const step of STEPS.slice(1)) skip(step, messages.notRun);
    return run;
  }
  // An email that was pasted with its encodings comes back as its words.
  change({ extraction, content: extraction.emailContent ?? content });
  const info = extraction.extractedInfo;

  const handIn = async () => {
    const outcome = await runStep('quotation', () =>
      file
        ? calls.handInFile({ file, dryRun: isDryRun })
        : calls.handIn(toWebhookEmail(content, info, mailbox, isDryRun)),
    );
    change({ outcome });
    // The call went well, and nothing came of it: a tick beside the quotation would say that there is one.
    if (outcome?.outcome === 'ignored') skip('quotation', messages.noQuotationWasMade);
    return run;
  };
  if (!info.isQuotationRequest) {
    for (const step of PRICING_STEPS) skip(step, messages.emailAsksNoQuotation);
    return handIn();
  }

  const weighable = toWeightRequest(content, info);
  if (weighable) change({ weight: await runStep('weight', () => calls.weigh(weighable)) });
  else skip('weight', messages.noWeightAndSize);

  const deliverable = toDeliveryRequest(info, run.weight);
  if (deliverable) change({ delivery: await runStep('delivery', () => calls.chargeDelivery(deliverable)) });
  else skip('delivery', messages.noDeliveryPlace);

  const { weight, delivery } = run;
  const priceable = { extractedInfo: info, chargeableWeight: weight?.chargeableWeight, deliveryCharges: delivery };
  change({ charges: await runStep('charges', () => calls.chargeShipment(priceable)) });
  return handIn();
}

function toWeightRequest(emailContent: string, { goods }: ExtractedInfo): WeightRequest | undefined {
  const { weight, pieces, dimensions, dimensionLines } = goods;
  const volume = goods.volume ?? goods.cbm;
  const sizes = dimensionLines.length > 0 ? dimensionLines : dimensions;
  if (!weight && !volume && !sizes) return undefined;
  return { emailContent, grossWeight: weight, pieces, dimensions: sizes, volume };
}

function toDeliveryRequest(info: ExtractedInfo, weight: WeightResponse | undefined): DeliveryRequest | undefined {
  const destination = info.destination.city ?? info.destination.address;
  if (!destination) return undefined;
  return {
    destination,
    airport: info.airportDestination,
    country: info.destination.country,
    chargeableWeight: weight?.chargeableWeight ?? info.goods.weight ?? DEFAULTS.grossWeightKg,
  };
}

function toWebhookEmail(content: string, info: ExtractedInfo, mailbox: string, dryRun: boolean): WebhookEmail {
  const { email } = parsePastedEmail(content);
  return {
    from: email.from ?? info.sender.email ?? '',
    to: email.to ?? mailbox,
    subject: email.subject ?? 'Freight Quotation Request',
    content: email.body,
    dryRun,
  };
}
