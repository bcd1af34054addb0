import { api } from '../../../api/api.js';
import type {
  IssuedWebhookEndpointView,
  WebhookDeliveryPageView,
  WebhookDeliveryView,
  WebhookEndpointDto,
  WebhookEndpointEditDto,
  WebhookEndpointPageView,
  WebhookEndpointView,
} from '../../../api/generated.js';

/** An address that events are sent to. */
export type WebhookEndpointRow = WebhookEndpointView;

/** An event on its way. */
export type WebhookDeliveryRow = WebhookDeliveryView;

/** An endpoint with the secret that its program is to be given. */
export type IssuedWebhookEndpoint = IssuedWebhookEndpointView;

const endpoints = api.enhanceEndpoints({ addTagTypes: ['Webhooks', 'WebhookDeliveries'] }).injectEndpoints({
  endpoints: (build) => ({
    webhookEndpoints: build.query<WebhookEndpointPageView, number>({
      query: (page) => `/api/webhook-endpoints?page=${page}`,
      providesTags: ['Webhooks'],
    }),
    createWebhookEndpoint: build.mutation<IssuedWebhookEndpoint, WebhookEndpointDto>({
      query: (body) => ({ url: '/api/webhook-endpoints', method: 'POST', body }),
      invalidatesTags: (_issued, failure) => (failure ? [] : ['Webhooks']),
    }),
    saveWebhookEndpoint: build.mutation<WebhookEndpointRow, WebhookEndpointEditDto & Pick<WebhookEndpointView, 'id'>>({
      query: ({ id, ...body }) => ({ url: `/api/webhook-endpoints/${id}`, method: 'PUT', body }),
      invalidatesTags: ['Webhooks'],
    }),
    deleteWebhookEndpoint: build.mutation<unknown, Pick<WebhookEndpointView, 'id' | 'version'>>({
      query: ({ id, version }) => ({ url: `/api/webhook-endpoints/${id}?version=${version}`, method: 'DELETE' }),
      invalidatesTags: ['Webhooks', 'WebhookDeliveries'],
    }),
    webhookDeliveries: build.query<WebhookDeliveryPageView, { readonly page: number; readonly state: string }>({
      query: ({ page, state }) => `/api/webhook-deliveries?page=${page}&state=${state}`,
      providesTags: ['WebhookDeliveries'],
    }),
    replayWebhookDelivery: build.mutation<WebhookDeliveryRow, Pick<WebhookDeliveryView, 'id'>>({
      query: ({ id }) => ({ url: `/api/webhook-deliveries/${id}/replay`, method: 'POST' }),
      invalidatesTags: ['WebhookDeliveries'],
    }),
  }),
});

export const {
  useWebhookEndpointsQuery,
  useCreateWebhookEndpointMutation,
  useSaveWebhookEndpointMutation,
  useDeleteWebhookEndpointMutation,
  useWebhookDeliveriesQuery,
  useReplayWebhookDeliveryMutation,
} = endpoints;
