/** Whether the From of an email is who it says, as far as the door can tell (decision 17). */
export const AUTHENTICITY = ['verified', 'unverified', 'failed'] as const;
export type Authenticity = (typeof AUTHENTICITY)[number];
