import { type Static, Type } from 'typebox'
import { Strict } from './annotations.ts'
import { identifier } from './tableNames.ts'
import { accessRules, columnRules, recordRules } from './tableRules.ts'

const ColumnRules = Strict(columnRules)

/** What the server keeps to with the records of an online form, in the words of tables of packs. */
export const FormRules = Strict({
  ...accessRules,
  columns: Type.Optional(
    Type.Unsafe<Readonly<Record<string, Static<typeof ColumnRules>>>>({
      type: 'object',
      propertyNames: identifier,
      keys: 'ownColumn',
      additionalProperties: ColumnRules,
      description: 'what fields of the form say of their values beyond their type, by their names',
    }),
  ),
  ...recordRules,
})
export type FormRules = Static<typeof FormRules>
