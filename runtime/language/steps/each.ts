import { Type } from 'typebox'
import { refTo, type ScopeChange, Strict, TemplateString } from '../schema/annotations.ts'
import type { NestedStep } from './nestedStep.ts'

const scope: ScopeChange = 'each'

/**
 * Runs steps for every one of several records, one after the other. What fails is reported at the end with its name,
 * and leaves `{ total, done, failed }` as `result` for the steps that follow.
 */
export const eachArguments = Strict(
  {
    of: { ...TemplateString, description: 'the records, such as `{{ selection }}`' },
    as: Type.Optional(
      Type.Enum(['record', 'item'], { default: 'record', description: 'the name of one of them in the steps' }),
    ),
    name: Type.Optional({ ...TemplateString, scope, description: 'how the summary calls one of them' }),
    steps: Type.Array(refTo<NestedStep>('step'), { minItems: 1, scope, description: 'the steps for each of them' }),
    stopOnFailure: Type.Optional(
      Type.Boolean({ default: false, description: 'ends with the first that fails instead of going on' }),
    ),
  },
  { description: 'runs steps for each of several records' },
)
