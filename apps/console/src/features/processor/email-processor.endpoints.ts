import { api } from '../../api/api.js';
import type {
  ChargeableWeightDto,
  ChargeableWeightView,
  CompleteChargesDto,
  CompleteChargesView,
  DeliveryChargesDto,
  DeliveryChargesView,
  EmailFileView,
  ExtractEmailDto,
  ExtractedEmailFileView,
  ExtractedEmailView,
  ExtractedInfoView,
  WebhookEmailDto,
  WebhookResponseView,
} from '../../api/generated.js';
import type { EmailFileHandIn } from './read-email-file.js';

/** What stands in an email. */
export type ExtractedInfo = ExtractedInfoView;

/** The answer of the first step; a saved email's names the files that were not read. */
export type ExtractionResponse = ExtractedEmailView &
  Partial<Pick<ExtractedEmailFileView, 'emailContent' | 'unreadAttachments'>>;

/** A saved email, opened: its words and the names of its files. */
export type OpenedEmail = EmailFileView;

/** The weight that is billed, in kg. */
export type WeightResponse = ChargeableWeightView;

/** What delivery costs, in US dollars. */
export type DeliveryResponse = DeliveryChargesView;

/** All charges of the shipment. */
export type ChargesResponse = CompleteChargesView;

/** What became of the email at the webhook. */
export type WebhookResponse = WebhookResponseView;

/** What is weighed. */
export type WeightRequest = ChargeableWeightDto;

/** What is delivered where. */
export type DeliveryRequest = DeliveryChargesDto;

/** What is priced. */
export type ChargesRequest = CompleteChargesDto;

/** The email as the webhook takes it. */
export type WebhookEmail = WebhookEmailDto;

const createPostRequest = (url: string) => (body: unknown) => ({ url, method: 'POST', body }) as const;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    readEmail: build.mutation<ExtractionResponse, string>({
      query: (emailContent) => createPostRequest('/api/emails/process-ai')({ emailContent } satisfies ExtractEmailDto),
    }),
    openEmailFile: build.mutation<OpenedEmail, Blob>({
      query: (message) => ({ url: '/api/emails/file', method: 'POST', message }),
    }),
    readEmailFile: build.mutation<ExtractionResponse, Blob>({
      query: (message) => ({ url: '/api/emails/file/process-ai', method: 'POST', message }),
    }),
    weighShipment: build.mutation<WeightResponse, WeightRequest>({
      query: createPostRequest('/api/calculate-chargeable-weight'),
    }),
    chargeDelivery: build.mutation<DeliveryResponse, DeliveryRequest>({
      query: createPostRequest('/api/calculate-delivery-charges'),
    }),
    chargeShipment: build.mutation<ChargesResponse, ChargesRequest>({
      query: createPostRequest('/api/calculate-complete-charges'),
    }),
    handInEmail: build.mutation<WebhookResponse, WebhookEmail>({
      query: createPostRequest('/api/webhook/email'),
      invalidatesTags: (_answer, failure, { dryRun }) => (failure || dryRun ? [] : ['Quotations', 'Quotation']),
    }),
    handInEmailFile: build.mutation<WebhookResponse, EmailFileHandIn>({
      query: ({ file, dryRun }) => ({
        url: `/api/webhook/email/raw${dryRun ? '?dryRun=true' : ''}`,
        method: 'POST',
        message: file,
      }),
      invalidatesTags: (_answer, failure, { dryRun }) => (failure || dryRun ? [] : ['Quotations', 'Quotation']),
    }),
  }),
});

export const {
  useReadEmailMutation,
  useOpenEmailFileMutation,
  useReadEmailFileMutation,
  useWeighShipmentMutation,
  useChargeDeliveryMutation,
  useChargeShipmentMutation,
  useHandInEmailMutation,
  useHandInEmailFileMutation,
} = endpoints;
