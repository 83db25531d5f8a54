/**
 * Cases of the list query grammar (wire contract 2.1 to 2.3) as plain data. The server's parser and the client's writer
 * run over the same tables, so that neither can drift from the other.
 *
 * A case with `entry` serves the client: the entry is written as `parameters`. A case with `meaning` serves the server:
 * the parameters are read as those conditions, joined by AND. Most cases have both and so close the circle.
 *
 * The readings are tried in this order, the first that fits wins:
 * 1. the value is trimmed; nothing left is no filter;
 * 2. the whole value in one pair of quotes is the literal inside;
 * 3. a lone `*` is that character;
 * 4. `>=`, `<=`, `>`, `<`, `ge`, `le`, `gt`, `lt` followed by a space compare;
 * 5. stars at both ends, at the start or at the end match parts;
 * 6. commas at both ends match any one element of a stored comma list;
 * 7. a leading `!` is "not equal";
 * 8. a comparison sign without a space compares on number and date fields, and is plain text on text fields;
 * 9. a comma makes a list;
 * 10. `++` stands for one `+`;
 * 11. everything else is equality.
 * An operator without an operand is no filter. The operand of 4, 7 and 8 may be quoted and is then the literal inside.
 */
export type GrammarFieldType = 'text' | 'integer' | 'decimal' | 'date' | 'datetime'

/** `never` matches no row: the value cannot be one of the field's type. `multi` matches any element of a comma list. */
export type GrammarOperator =
  | 'eq'
  | 'ne'
  | 'gt'
  | 'ge'
  | 'lt'
  | 'le'
  | 'like'
  | 'left_like'
  | 'right_like'
  | 'in'
  | 'multi'
  | 'empty'
  | 'not_empty'
  | 'never'

export interface GrammarCondition {
  readonly field: string
  readonly operator: GrammarOperator
  /** Absent for `empty`, `not_empty` and `never`. Dates are texts in the wire's own form and zone. */
  readonly value?: string | number | readonly (string | number)[]
}

export interface GrammarEntry {
  readonly field: string
  readonly rule: string
  readonly value: unknown
}

export interface ValueCase {
  readonly name: string
  readonly parameters: Readonly<Record<string, string>>
  readonly entry?: GrammarEntry
  readonly meaning?: readonly GrammarCondition[]
}

/** The fields that the cases speak of. `createTime` and `id` are there for the default sort. */
export const grammarFields: Readonly<Record<string, GrammarFieldType>> = {
  id: 'text',
  name: 'text',
  sex: 'integer',
  age: 'integer',
  salary: 'decimal',
  birthday: 'date',
  createTime: 'datetime',
  // Real columns whose names the contract reserves.
  class: 'text',
  ids: 'text',
  page: 'integer',
  rows: 'integer',
  sort: 'integer',
  order: 'text',
  sign: 'text',
}

export const both = (
  name: string,
  entry: GrammarEntry,
  parameters: ValueCase['parameters'],
  meaning: readonly GrammarCondition[],
): ValueCase => ({ name, entry, parameters, meaning })

export const written = (name: string, entry: GrammarEntry, parameters: ValueCase['parameters']): ValueCase => ({
  name,
  entry,
  parameters,
})

export const read = (
  name: string,
  parameters: ValueCase['parameters'],
  meaning: readonly GrammarCondition[],
): ValueCase => ({ name, parameters, meaning })

export const name = (operator: GrammarOperator, value: string | readonly string[]): GrammarCondition[] => [
  { field: 'name', operator, value },
]
export const age = (operator: GrammarOperator, value: string | number | readonly number[]): GrammarCondition[] => [
  { field: 'age', operator, value },
]
export const onName = (rule: string, value: unknown): GrammarEntry => ({ field: 'name', rule, value })
export const onAge = (rule: string, value: unknown): GrammarEntry => ({ field: 'age', rule, value })

export const created = (operator: GrammarOperator, value: string): GrammarCondition => ({
  field: 'createTime',
  operator,
  value,
})
export const born = (operator: GrammarOperator, value: string): GrammarCondition => ({
  field: 'birthday',
  operator,
  value,
})

/** No row matches: the value cannot be one of the field. */
export const never = (field: string): GrammarCondition[] => [{ field, operator: 'never' }]
