import { isMissing } from '../../form/index.ts'
import { useLanguage } from '../../i18n/index.ts'
import type { Field } from '../../language/index.ts'
import { type DataRecord, findView, useRegistry } from '../../registry/index.ts'
import { conflictText } from './conflictTexts.ts'
import { differentRows } from './differentRows.ts'

interface ShownValueProps {
  readonly name: string
  readonly field: Field | undefined
  readonly record: DataRecord
  /** The record beside it; of rows, those that both have alike are counted and not shown. */
  readonly other?: DataRecord
}

/** A value of a record as its format or its widget shows it; that there is none is written. */
export function ShownValue({ name, field, record, other }: ShownValueProps) {
  const registry = useRegistry()
  const language = useLanguage()
  const { View, props } = findView(registry, field, { isCell: false })
  const value = record[name]
  if (isMissing(value)) return <span className="pw-conflict-empty">{conflictText(language, 'empty')}</span>
  if (!View) return String(value)
  const fields = field?.fields ? { fields: field.fields } : {}
  const different = other && field && differentRows(field, value, other[name])
  if (!different?.same) return <View value={value} props={props} record={record} {...fields} />
  return (
    <>
      {different.rows.length > 0 && <View value={different.rows} props={props} record={record} {...fields} />}
      <p className="pw-conflict-empty">{conflictText(language, 'sameRows', { count: String(different.same) })}</p>
    </>
  )
}
