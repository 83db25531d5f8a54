import type { Field } from '../language/index.ts'
import { type DataRecord, useRegistry, type ValueWidget } from '../registry/index.ts'

interface ReadValueProps {
  readonly definition: Field
  readonly View: ValueWidget['view']
  readonly value: unknown
  readonly props: unknown
  readonly record: DataRecord
  /** The fields that the value contains. */
  readonly fields: Field['fields'] | undefined
}

/** A value that is read: as the format of its field writes it, else as its widget shows it. */
export function ReadValue({ definition: { format }, View, value, props, record, fields }: ReadValueProps) {
  const { formatted: Formatted } = useRegistry()
  if (format !== undefined && Formatted) return <Formatted value={value} props={{ format }} record={record} />
  return <View value={value} props={props} record={record} {...(fields ? { fields } : {})} />
}
