import { api } from '../../api/api.js';
import type { AttachmentTextView } from '../../api/generated.js';
import { type AttachmentPlace, toAttachmentUrl } from './attachment-place.js';

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** The words of a file, as they are read for cargo. */
    attachmentText: build.query<AttachmentTextView, AttachmentPlace>({
      query: (place) => `${toAttachmentUrl(place)}/text`,
    }),
  }),
});

export const { useAttachmentTextQuery } = endpoints;
