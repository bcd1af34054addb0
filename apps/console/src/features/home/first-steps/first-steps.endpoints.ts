import { api } from '../../../api/api.js';
import type { FirstStepsView } from '../../../api/generated.js';

/** Which of the first steps with a new server are done. */
export type FirstStepsDone = FirstStepsView;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    firstSteps: build.query<FirstStepsDone, void>({ query: () => '/api/first-steps' }),
  }),
});

export const { useFirstStepsQuery } = endpoints;
