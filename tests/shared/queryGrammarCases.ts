import { comparisonCases } from './queryGrammar/comparisonCases.ts'
import { equalityCases } from './queryGrammar/equalityCases.ts'
import type { ValueCase } from './queryGrammar/grammar.ts'
import { ignoredCases } from './queryGrammar/ignoredCases.ts'
import { likeCases } from './queryGrammar/likeCases.ts'
import { listCases } from './queryGrammar/listCases.ts'
import { operatorCases } from './queryGrammar/operatorCases.ts'
import { rangeCases } from './queryGrammar/rangeCases.ts'

export {
  type GrammarFieldType,
  grammarFields,
  type ValueCase,
} from './queryGrammar/grammar.ts'
export { sortCases } from './queryGrammar/sortCases.ts'
export { superQueryCases } from './queryGrammar/superQueryCases.ts'

/** Every value of a query parameter that the two sides must agree on (wire contract 2.1); `queryGrammar/grammar.ts` tells the order of the readings. */
export const valueCases: readonly ValueCase[] = [
  ...equalityCases,
  ...likeCases,
  ...comparisonCases,
  ...listCases,
  ...rangeCases,
  ...operatorCases,
  ...ignoredCases,
]
