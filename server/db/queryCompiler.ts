import {
  type BinaryOperationNode,
  type CompiledQuery,
  type DeleteQueryNode,
  type InsertQueryNode,
  OperatorNode,
  PostgresQueryCompiler,
  type QueryId,
  type RawNode,
  type RootOperationNode,
  type SelectQueryNode,
  type UpdateQueryNode,
} from 'kysely'
import { namesFields, snakeCaseName } from './names.ts'

/** How a comparison with no value at all comes out: no value is among none. PostgreSQL reads no empty list. */
const withoutValues: Readonly<Record<string, string>> = { in: 'false', 'not in': 'true' }

/** Writes the statements of both databases. */
export class StatementCompiler extends PostgresQueryCompiler {
  /** Whether names are those of fields in the part of a statement that is being written. */
  #namesFields = false

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    this.#namesFields = namesFields(node)
    return super.compileQuery(node, queryId)
  }

  protected override visitSelectQuery(node: SelectQueryNode): void {
    this.#write(node, () => super.visitSelectQuery(node))
  }

  protected override visitInsertQuery(node: InsertQueryNode): void {
    this.#write(node, () => super.visitInsertQuery(node))
  }

  protected override visitUpdateQuery(node: UpdateQueryNode): void {
    this.#write(node, () => super.visitUpdateQuery(node))
  }

  protected override visitDeleteQuery(node: DeleteQueryNode): void {
    this.#write(node, () => super.visitDeleteQuery(node))
  }

  protected override visitRaw(node: RawNode): void {
    this.#write(node, () => super.visitRaw(node))
  }

  /** Writes a part that may name fields within a statement that names columns. */
  #write(node: object, write: () => void): void {
    const outside = this.#namesFields
    this.#namesFields = outside || namesFields(node)
    write()
    this.#namesFields = outside
  }

  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(this.#namesFields ? snakeCaseName(name) : name)
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { operator, rightOperand } = node
    const outcome = OperatorNode.is(operator) ? withoutValues[operator.operator] : undefined
    const isEmpty = 'values' in rightOperand && Array.isArray(rightOperand.values) && rightOperand.values.length === 0
    if (outcome === undefined || !isEmpty) super.visitBinaryOperation(node)
    else this.append(outcome)
  }
}
