import type { Step, StepVerb } from './index.ts'

/**
 * The verb that a step carries; the language has checked that it carries one. It stands apart from the schemas of the
 * steps, which a browser that only runs them does not need.
 */
export const verbOf = (step: Step): StepVerb | undefined =>
  (Object.keys(step) as (StepVerb | 'when')[]).find((name): name is StepVerb => name !== 'when')
