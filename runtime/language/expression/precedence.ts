import type { BinaryOperator, LogicalOperator } from './ast.ts'

/** How an operator between two operands reads: what it makes, and how strongly it binds. */
export type Infix =
  | { readonly kind: 'choice'; readonly power: number }
  | { readonly kind: 'logical'; readonly power: number; readonly operator: LogicalOperator }
  | {
      readonly kind: 'binary'
      readonly power: number
      readonly operator: BinaryOperator
      readonly isComparison: boolean
    }

function comparison(power: number, operators: readonly BinaryOperator[]): readonly (readonly [string, Infix])[] {
  return operators.map((operator) => [operator, { kind: 'binary', power, operator, isComparison: true }])
}

function arithmetic(power: number, operators: readonly BinaryOperator[]): readonly (readonly [string, Infix])[] {
  return operators.map((operator) => [operator, { kind: 'binary', power, operator, isComparison: false }])
}

function logical(power: number, operators: readonly LogicalOperator[]): readonly (readonly [string, Infix])[] {
  return operators.map((operator) => [operator, { kind: 'logical', power, operator }])
}

/** The operators between two operands, from the loosest to the tightest, as in JavaScript. */
export const infixes: ReadonlyMap<string, Infix> = new Map([
  ['?', { kind: 'choice', power: 1 }] as const,
  ...logical(2, ['??', '||']),
  ...logical(3, ['&&']),
  ...comparison(4, ['==', '!=', '===', '!==']),
  ...comparison(5, ['<', '<=', '>', '>=', 'in']),
  ...arithmetic(6, ['+', '-']),
  ...arithmetic(7, ['*', '/', '%']),
])

/** How strongly `!`, `-` and `+` before an operand bind: tighter than any operator between two. */
export const unaryPower = 8
