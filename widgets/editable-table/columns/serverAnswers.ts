import { checkOnServer, type FieldError, hasServerRules, type ServerChecks } from '../../../runtime/index.ts'
import { toText } from '../../shared/values.ts'
import { findSaved } from '../store/savedRows.ts'
import type { GridRow } from '../store/types.ts'
import type { GridColumn } from './types.ts'

/** What a server says of the values of cells (specification 5: the checks of duplicates and of rule codes). */
export interface ServerAnswers {
  /** What was said of the value that a cell has now; undefined when it was accepted, or not asked for. */
  find(column: GridColumn, row: GridRow): FieldError | undefined
  /** Asks about the value of a cell. */
  ask(column: GridColumn, row: GridRow): Promise<FieldError | undefined>
}

interface AnswersOptions {
  /** Undefined where no form is around that could ask a server. */
  readonly checks: () => ServerChecks | undefined
  readonly keyField: string
}

/** The id of a saved row, which may hold its own value. */
const idOf = (row: GridRow, keyField: string): string | undefined => toText(row.values[keyField]) || undefined

/** What the server says of a cell as it is now; undefined when it accepts it. */
export const askAbout = (
  { name, field }: GridColumn,
  row: GridRow,
  keyField: string,
  checks: ServerChecks,
): Promise<FieldError | undefined> => checkOnServer(field.rules, row.values[name], idOf(row, keyField), checks)

/**
 * Tells the cells about which only the server can say more: those with rules of its own whose values it has not taken
 * yet, as they are not what was saved last. A row without a mark may have been changed before the table was drawn.
 */
export function createNeedsServer(saved: unknown, keyField: string): (column: GridColumn, row: GridRow) => boolean {
  let find: ReturnType<typeof findSaved> | undefined
  return ({ name, field }, { values }) => {
    if (!hasServerRules(field.rules)) return false
    find ??= findSaved(saved, keyField)
    return find(values)?.[name] !== values[name]
  }
}

/** Allocates the answers of a server about one table: a refusal belongs to the value, so that another one has none. */
export function createServerAnswers({ checks, keyField }: AnswersOptions): ServerAnswers {
  const refusals = new Map<string, FieldError>()
  const nameOf = ({ name }: GridColumn, row: GridRow) => JSON.stringify([name, idOf(row, keyField), row.values[name]])
  return {
    find: (column, row) =>
      hasServerRules(column.field.rules) && refusals.size > 0 ? refusals.get(nameOf(column, row)) : undefined,
    async ask(column, row) {
      const found = checks()
      if (!found || !hasServerRules(column.field.rules)) return undefined
      const refusal = await askAbout(column, row, keyField, found)
      if (refusal) refusals.set(nameOf(column, row), refusal)
      else refusals.delete(nameOf(column, row))
      return refusal
    },
  }
}
