import { isMissing } from '../../form/index.ts'
import { useLanguage } from '../../i18n/index.ts'
import type { Field } from '../../language/index.ts'
import { type DataRecord, findView, useRegistry } from '../../registry/index.ts'
import { conflictText } from './conflictTexts.ts'

interface ShownValueProps {
  readonly name: string
  readonly field: Field | undefined
  readonly record: DataRecord
}

/** A value of a record as its format or its widget shows it; that there is none is written. */
export function ShownValue({ name, field, record }: ShownValueProps) {
  const registry = useRegistry()
  const language = useLanguage()
  const { View, props } = findView(registry, field, { isCell: false })
  const value = record[name]
  if (isMissing(value)) return <span className="pw-conflict-empty">{conflictText(language, 'empty')}</span>
  if (!View) return String(value)
  return <View value={value} props={props} record={record} {...(field?.fields ? { fields: field.fields } : {})} />
}
