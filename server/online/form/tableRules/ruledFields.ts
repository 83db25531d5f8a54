import type { ResourceModel } from '../../../http/resource/declaration.ts'
import type { Field } from '../../../http/resource/field.ts'
import type { PackTable } from '../../../packs/packTable.ts'
import { withRules, writtenByServer } from '../../../packs/table/fields.ts'
import type { FormDescription, FormField } from '../description.ts'
import { ruledForm, toFormTable } from './formTable.ts'

/** Who asks: a person, or the server itself, which writes every field but those that are worked out. */
export type Writer = 'person' | 'server'

/** A field with what the rules of its table say of who writes it, and whether anybody reads it. */
export function toRuledField(field: Field, name: string, table: PackTable, writer: Writer): Field {
  const column = table.columns[name]
  if (column === undefined) return field
  if (writer === 'person') return withRules(field, column, writtenByServer(table).has(name))
  const { editable: _, ...rest } = column
  const isWorkedOut = column.computed !== undefined || column.sum !== undefined
  return withRules(isWorkedOut ? field : { ...field, writable: true }, rest, false)
}

/** When calls of people may give a field its value: once, with a new record, or never. */
export type Writability = 'onCreate' | 'never'

/** The fields of a form that people do not write whenever they like, whoever asks, by their names. */
export function toWritability(form: FormDescription, { writable }: ResourceModel): ReadonlyMap<string, Writability> {
  const open = new Map(writable)
  const { columns = {} } = toFormTable(form) ?? {}
  return new Map(
    form.fields.flatMap(({ dbFieldName, dbIsPersist }): (readonly [string, Writability])[] => {
      // What has no column is the business of its form, unless the server works it out.
      if (dbIsPersist !== 1) return columns[dbFieldName]?.sum === undefined ? [] : [[dbFieldName, 'never']]
      const field = open.get(dbFieldName)
      if (field === undefined) return [[dbFieldName, 'never']]
      return field.writable === 'onAdd' ? [[dbFieldName, 'onCreate']] : []
    }),
  )
}

/** The fields of the table that a view leaves out: no call of it reads or writes them, and the rules of the table may. */
export function toLeftOut(form: FormDescription): readonly FormField[] {
  const shown = new Set(form.fields.map(({ dbFieldName }) => dbFieldName))
  return ruledForm(form).fields.filter(({ dbFieldName, dbIsPersist }) => dbIsPersist === 1 && !shown.has(dbFieldName))
}
