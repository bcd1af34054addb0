import { api } from '../../../api/api.js';
import type { PhoneQuotationDto, PhoneQuotationView, PhoneQuoteView, PhoneRequestDto } from '../../../api/generated.js';

/** A request by phone as the server takes it. */
export type PhoneRequestBody = PhoneRequestDto;

/** A request by phone as it would be quoted now. */
export type PhoneQuote = PhoneQuoteView;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    phoneQuote: build.query<PhoneQuote, PhoneRequestBody>({
      query: (body) => ({ url: '/api/phone-quotations/preview', method: 'POST', body }),
      // The tariff may be another one when the same is entered again.
      keepUnusedDataFor: 0,
    }),
    createPhoneQuotation: build.mutation<PhoneQuotationView, PhoneQuotationDto>({
      query: (body) => ({ url: '/api/phone-quotations', method: 'POST', body }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Quotations']),
    }),
  }),
});

export const { usePhoneQuoteQuery, useCreatePhoneQuotationMutation } = endpoints;
