import { type BinaryOperationNode, OperatorNode, PostgresQueryCompiler } from 'kysely'

/** How a comparison with no value at all comes out: no value is among none. PostgreSQL reads no empty list. */
const withoutValues: Readonly<Record<string, string>> = { in: 'false', 'not in': 'true' }

/** Writes the statements of both databases. */
export class StatementCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { operator, rightOperand } = node
    const outcome = OperatorNode.is(operator) ? withoutValues[operator.operator] : undefined
    const isEmpty = 'values' in rightOperand && Array.isArray(rightOperand.values) && rightOperand.values.length === 0
    if (outcome === undefined || !isEmpty) super.visitBinaryOperation(node)
    else this.append(outcome)
  }
}
