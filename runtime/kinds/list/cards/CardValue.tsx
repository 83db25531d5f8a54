import type { DataRecord } from '../../../registry/index.ts'
import type { CardField } from './cardFields.ts'

interface CardValueProps {
  readonly field: CardField
  readonly record: DataRecord
}

/** The value of a field as its widget shows it. */
export function CardValue({ field: { name, field, View, props, draw }, record }: CardValueProps) {
  if (draw) return draw(record)
  const value = record[name] ?? undefined
  if (!View) return typeof value === 'object' ? JSON.stringify(value) : String(value ?? '')
  return <View value={value} props={props} record={record} {...(field?.fields ? { fields: field.fields } : {})} />
}
