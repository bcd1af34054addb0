import { defineMessages } from '../../message-catalogue.js';

/** What people read about storage by the day, in English. */
export const STORAGE_MESSAGES = defineMessages('STORAGE_MESSAGES', {
  days: 'Free days are whole days from 0 to 3,650.',
  steps: 'Each step must end on a later day than the one before; the last one is without an end.',
  prices: 'Please enter a price from 0 to 1,000,000 for each step.',
  unreadable: (text: string) =>
    `"${text}" is no term of storage: write for instance "free: 2 working; 7: 0.14; +: 0.17".`,
  freeDays: (free: { readonly days: number; readonly isWorking: boolean }) =>
    `${free.days} ${free.isWorking ? 'working' : 'calendar'} days free`,
  perDay: (amount: string) => `then ${amount} USD a day`,
  stepPerDay: (step: { readonly upToDay: number; readonly amount: string }) =>
    `up to day ${step.upToDay} ${step.amount} USD a day`,
  onRequest: 'then on request',
  charged: (of: { readonly days: number; readonly charged: number }) => `${of.charged} of ${of.days} days charged`,
  retroactive: (days: number) => `all days are charged after day ${days}`,
} as const);
