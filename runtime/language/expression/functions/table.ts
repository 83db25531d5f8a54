import { dateFunctions } from './dates.ts'
import type { FunctionDefinition } from './define.ts'
import { formatFunctions } from './formats.ts'
import { formulaFunctions } from './formulas.ts'
import { listFunctions } from './lists.ts'
import { logicFunctions } from './logic.ts'
import { numberFunctions } from './numbers.ts'
import { rowFunctions } from './rows.ts'
import { textFunctions } from './texts.ts'

/** Every function that an expression may call. */
export const functionTable: readonly FunctionDefinition[] = [
  ...textFunctions,
  ...numberFunctions,
  ...dateFunctions,
  ...listFunctions,
  ...rowFunctions,
  ...formulaFunctions,
  ...formatFunctions,
  ...logicFunctions,
]

const functionsByName: ReadonlyMap<string, FunctionDefinition> = new Map(
  functionTable.map((definition) => [definition.name, definition]),
)

/** The function of this name, when there is one. */
export function findFunction(name: string): FunctionDefinition | undefined {
  return functionsByName.get(name)
}
