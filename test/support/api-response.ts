import type { NestFastifyApplication } from '@nestjs/platform-fastify';

type Injected = Awaited<ReturnType<NestFastifyApplication['inject']>>;

/** What a call came back with. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly json: unknown;
  readonly text: string;
  readonly bytes: Buffer;
}

/** What a test looks at of a call that went through no network. */
export function toApiResponse(response: Injected): ApiResponse {
  const isJson = String(response.headers['content-type'] ?? '').includes('application/json');
  return {
    status: response.statusCode,
    headers: response.headers,
    json: isJson && response.body !== '' ? response.json() : undefined,
    text: response.body,
    bytes: response.rawPayload,
  };
}
