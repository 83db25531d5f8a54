import { replaceTexts } from './replaceTexts.ts'
import type { RuleName } from './ruleNames.ts'

/** A table that is called otherwise, or some of whose columns are: what they were called, and what they are called now. */
export interface TableRename {
  readonly from: string
  readonly to: string
  readonly columns: ReadonlyMap<string, string>
}

/** The text of rules with a table and its columns under their new names; `names` are those that the text has. */
export function renameInRules(text: string, names: readonly RuleName[], { from, to, columns }: TableRename): string {
  return replaceTexts(
    text,
    names.flatMap(({ table, column, ...place }) => {
      const name = table !== from ? undefined : column === undefined ? to : columns.get(column)
      return name === undefined ? [] : [{ ...place, name }]
    }),
  )
}
