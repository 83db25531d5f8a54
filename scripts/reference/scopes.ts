import { pageScope } from '../../runtime/language/kinds/page/names.ts'
import { actionScope, fieldScope } from '../../runtime/language/schema/annotations.ts'
import { stepScope, tableScope } from '../../runtime/language/schema/tableNames.ts'

/** What each name of a formula is. */
export const nameDescriptions: Readonly<Record<string, string>> = {
  record: 'the record that the place is about: that of the row, of the form, or the first of a block',
  values: 'what the form holds now, by the names of its fields',
  self: 'the value of the field or of the cell itself',
  rows: 'all records of the place; in a table of lines, its lines',
  selection: 'the records that are ticked',
  query: 'what the page was opened with, and what its query bar asks',
  route: 'the parameters in the address of the page',
  user: 'who is signed in, such as `user.username`',
  result: 'what the step before gave, such as the answer of `request` or what a function gave that a move called',
  item: 'one of those that `each` goes through, or that a formula of a function is about',
  index: 'the place of the record among those of a block `repeat`, from 0',
  given: 'what a fragment is given, by its parameters',
  state: 'the state of the page, by name',
  sources: 'the sources of the page: `sources.<name>.rows`, `.record`, `.total`',
  page: 'the page itself',
}

/** The places of formulas with the names that these may use. */
export const scopes: readonly (readonly [string, readonly string[]])[] = [
  ['a field: `showWhen`, `value`, `disabledWhen`, `requiredWhen`, rules, and layouts', fieldScope],
  ['an action and its steps', actionScope],
  ['a block, its source and its texts', pageScope],
  ['a move of a table: `when` and `set`', tableScope],
  ['the steps of a move of a table', stepScope],
]
