import { Type } from 'typebox'
import type { Reference } from './annotations.ts'

/** Names that formulas of a table may use in its moves: the record as it is, the values that the call gives, and who makes it. */
export const tableScope = ['record', 'values', 'user'] as const

/** Values by the names of columns; texts may be templates over the names of a move. */
export const TemplateRecordOf = (keys: Reference, description: string) =>
  Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', template: [...tableScope], keys, description })

/** A text that may be a template over the names of a move. */
export const TableTemplate = Type.String({ minLength: 1, template: [...tableScope] })

/** A name of the database. */
export const identifier = Type.String({
  pattern: '^[a-z][a-z0-9_]{0,62}$',
  expected: 'lower-case letters, digits and `_`',
})

/** The name of a column of the table itself. */
export const ownColumn = { ...identifier, reference: 'ownColumn' satisfies Reference }
