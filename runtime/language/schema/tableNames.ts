import { Type } from 'typebox'
import type { Reference } from './annotations.ts'

/** Names that formulas of a table may use in its moves: the record as it is, the values that the call gives, and who makes it. */
export const tableScope = ['record', 'values', 'user'] as const

/** Names that the steps of a move may use: those of the move, and what the last function gave that a step called. */
export const stepScope = [...tableScope, 'result'] as const

const recordOf = (names: readonly string[], keys: Reference, description: string) =>
  Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', template: [...names], keys, description })

/** Values by the names of columns; texts may be templates over the names of a move. */
export const TemplateRecordOf = (keys: Reference, description: string) => recordOf(tableScope, keys, description)

/** Values of a step by their names; texts may be templates over the names of a step. */
export const StepRecordOf = (keys: Reference, description: string) => recordOf(stepScope, keys, description)

/** A text that may be a template over the names of a step. */
export const StepTemplate = Type.String({ minLength: 1, template: [...stepScope] })

/** A name of the database. */
export const identifier = Type.String({
  pattern: '^[a-z][a-z0-9_]{0,62}$',
  expected: 'lower-case letters, digits and `_`',
})

/** The name of a column of the table itself. */
export const ownColumn = { ...identifier, reference: 'ownColumn' satisfies Reference }
