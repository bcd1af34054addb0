import { api } from '../../server/api.js';

/** What the `System Information` card shows. */
export interface SystemInformation {
  /** The address that quotation requests reach. */
  readonly mailbox: string;
  readonly processingMode: string;
  readonly incoterms: string;
  readonly coverage: string;
  /** Whether the rates in force are still the ones of the first start. */
  readonly sampleTariff: boolean;
}

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    systemInformation: build.query<SystemInformation, void>({ query: () => '/api/system-information' }),
  }),
});

export const { useSystemInformationQuery } = endpoints;
