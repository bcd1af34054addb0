import { api } from '../../api/api.js';
import type { LlmCallPageView, LlmCallView } from '../../api/generated.js';
import { PAGE_SIZE } from './mail.endpoints.js';

/** One question to the language model. */
export type LlmCallRow = LlmCallView;

/** One page of questions, and the model that is asked now; null where the rules read alone. */
export type LlmCallPage = LlmCallPageView;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    modelCalls: build.query<LlmCallPage, number>({
      query: (page) => `/api/model-calls?page=${page}&pageSize=${PAGE_SIZE}`,
    }),
  }),
});

export const { useModelCallsQuery } = endpoints;
