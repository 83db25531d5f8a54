import type { DataRecord } from '../../../registry/index.ts'
import { toChangedClass } from '../../../ui/index.ts'
import type { CardField } from './cardFields.ts'

interface CardValueProps {
  readonly field: CardField
  readonly record: DataRecord
}

/** The value of a field as its widget shows it, in the look that a condition of its column gives it; marked for a moment once it changes. */
export function CardValue({ field, record }: CardValueProps) {
  const classes = [field.valueClass?.(record), toChangedClass(record, field.name)].filter(Boolean)
  const value = <PlainValue field={field} record={record} />
  return classes.length > 0 ? <span className={`pw-card-value ${classes.join(' ')}`}>{value}</span> : value
}

function PlainValue({ field: { name, field, View, props, draw }, record }: CardValueProps) {
  if (draw) return draw(record)
  const value = record[name] ?? undefined
  if (!View) return typeof value === 'object' ? JSON.stringify(value) : String(value ?? '')
  return <View value={value} props={props} record={record} {...(field?.fields ? { fields: field.fields } : {})} />
}
