import type { ReactNode } from 'react'
import type { Field, Format } from '../../../language/index.ts'
import type { DataRecord, Registry } from '../../../registry/index.ts'
import type { ReportIntl } from '../format/reportIntl.ts'
import { readLabel, readValue, toText } from '../records/readValue.ts'

/** A field with what a block shows differently of it. */
export interface ShownField {
  readonly name: string
  readonly field: Field | undefined
  readonly format: Format | undefined
}

const noProps = {}

/** Widgets take several words as one text, comma-joined; answers of the server also have them as a list. */
const joinWords = (value: unknown): unknown =>
  Array.isArray(value) && value.every((part) => typeof part === 'string' || typeof part === 'number')
    ? value.join(', ')
    : value

/** The value of a field as its widget shows it, or as the format of the block writes it. */
export function showField(
  { name, field, format }: ShownField,
  record: DataRecord,
  { registry, intl, isCell }: { readonly registry: Registry; readonly intl: ReportIntl; readonly isCell: boolean },
): ReactNode {
  const value = joinWords(readValue(record, name)) ?? undefined
  if (format !== undefined) return intl.format(value, format)
  const widget = registry.findWidget(field?.widget ?? 'input')
  const View = (isCell ? widget?.cell : undefined) ?? widget?.view
  if (!View) return toText(value)
  return <View value={value} props={field?.props ?? noProps} record={record} />
}

/** The value of a field as a text, for spreadsheets and paper. */
export const toFieldText = ({ name, format }: ShownField, record: DataRecord, intl: ReportIntl): string =>
  format === undefined ? toText(readLabel(record, name)) : intl.format(readValue(record, name), format)
