import type { DataRecord } from '../../../registry/index.ts'
import type { CardField } from './cardFields.ts'

interface CardValueProps {
  readonly field: CardField
  readonly record: DataRecord
}

/** The value of a field as its widget shows it, in the look that a condition of its column gives it. */
export function CardValue({ field, record }: CardValueProps) {
  const className = field.valueClass?.(record)
  const value = <PlainValue field={field} record={record} />
  return className ? <span className={`pw-card-value ${className}`}>{value}</span> : value
}

function PlainValue({ field: { name, field, View, props, draw }, record }: CardValueProps) {
  if (draw) return draw(record)
  const value = record[name] ?? undefined
  if (!View) return typeof value === 'object' ? JSON.stringify(value) : String(value ?? '')
  return <View value={value} props={props} record={record} {...(field?.fields ? { fields: field.fields } : {})} />
}
