import { isObject } from '../json.ts'

/** The operators that a text of a query may have of its own (specification 5, search input). */
const operators = ['like', 'ne', 'ge', 'le'] as const

/** A text that is asked by its own operator, whatever the rule of its entry: what the widget `input` gives to a query. */
export interface FilterText {
  readonly operator: (typeof operators)[number]
  readonly text: string
}

export function isFilterText(value: unknown): value is FilterText {
  if (!isObject(value)) return false
  const { operator, text } = value
  return operators.some((known) => known === operator) && typeof text === 'string'
}
