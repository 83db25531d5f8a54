import type { LanguageTexts } from '../../../../runtime/language/index.ts'
import type { ResourceModel } from '../../../http/resource/declaration.ts'
import type { Field } from '../../../http/resource/field.ts'
import type { OpenSubForm } from '../openForm.ts'

type Exported = ResourceModel['exported']

/** The column that says which rows of a sheet are one record. */
export const numberColumn = '#'

const number: [string, Field] = [numberColumn, { type: 'text', label: { zh: '序号', en: 'No.', tw: '序號' } }]

/** Names of columns of sub tables in a sheet: `<table>.<field>`. */
export const toSubColumn = (table: string, field: string): string => `${table}.${field}`

/** The columns of a sheet that holds records with the rows of their sub tables: those are called `<sub table>/<field>`. */
export function toSheetColumns(main: ResourceModel, subs: readonly OpenSubForm[]): Exported {
  const ofSubs = subs.flatMap((sub) =>
    listSubFields(sub).map(([name, field]): [string, Field] => [
      toSubColumn(sub.form.head.tableName, name),
      { ...field, label: toSubLabel(sub, name, field) },
    ]),
  )
  return [number, ...main.exported, ...ofSubs]
}

/** The fields of a sub table that stand in sheets; what links them to their record is not among them. */
export function listSubFields({ listModel, foreignKey }: OpenSubForm): Exported {
  return listModel.exported.filter(([name]) => name !== foreignKey)
}

function toSubLabel({ form }: OpenSubForm, name: string, { label }: Field): LanguageTexts {
  const title = form.head.tableTxt
  return {
    zh: `${title}/${label?.zh ?? name}`,
    en: `${title}/${label?.en ?? name}`,
    tw: `${title}/${label?.tw ?? name}`,
  }
}
