/** What a person can do with a line; `restore` brings back what the tariff makes. */
export const LINE_ACTIONS = ['add', 'override', 'waive', 'restore'] as const;
export type LineAction = (typeof LINE_ACTIONS)[number];
