import { api } from '../../../api/api.js';
import type {
  CoreRulesValidationView,
  CoreRulesView,
  CoreRuleTestView,
  CoreRuleView,
  ProtectedConstantView,
} from '../../../api/generated.js';

export type { CoreRulesView, CoreRuleView, ProtectedConstantView };

/** A test of one rule. */
export type RuleTest = CoreRuleTestView;

/** What a run of all tests showed. */
export type ValidationView = CoreRulesValidationView;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    coreRules: build.query<CoreRulesView, void>({ query: () => '/api/core-rules' }),
    validateCoreRules: build.mutation<ValidationView, void>({
      query: () => ({ url: '/api/core-rules/validate', method: 'POST' }),
    }),
  }),
});

export const { useCoreRulesQuery, useValidateCoreRulesMutation } = endpoints;
