/** The expression language of Pagewright: its only entry point. */
import { functionSummaries } from './functions/summaries.ts'
import { functionTable } from './functions/table.ts'

export {
  evaluate,
  evaluateCondition,
  evaluateIn,
  readsName,
  readsOnly,
  readsSelf,
  watchedNames,
} from './evaluate.ts'
export { compileExpression, scopeNames } from './expression.ts'
export { setValueWriter, type ValueWriter } from './functions/formats.ts'
export { resolveTemplates, type TemplateFailure } from './resolve.ts'
export { compileTemplate, isTemplate } from './template.ts'
export type {
  CompileOptions,
  EvaluationResult,
  Expression,
  ExpressionError,
  ExpressionErrorCode,
  Scope,
  Template,
} from './types.ts'

/** What an editor shows of a function when it completes an expression. */
export interface ExpressionFunction {
  readonly name: string
  readonly signature: string
  readonly summary: string
}

/** The functions that an expression may call, for completion in editors. */
export const listExpressionFunctions = (): readonly ExpressionFunction[] =>
  functionTable.map(({ name, signature }) => ({ name, signature, summary: functionSummaries[name] ?? '' }))
