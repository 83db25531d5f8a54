import type { ReactNode } from 'react'
import type { Field, Format } from '../../../language/index.ts'
import type { DataRecord, Registry } from '../../../registry/index.ts'
import type { ReportWords } from '../format/words.ts'
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
  { registry, words, isCell }: { readonly registry: Registry; readonly words: ReportWords; readonly isCell: boolean },
): ReactNode {
  const value = joinWords(readValue(record, name)) ?? undefined
  if (format !== undefined) return words.format(value, format)
  const widget = registry.findWidget(field?.widget ?? 'input')
  const View = (isCell ? widget?.cell : undefined) ?? widget?.view
  if (!View) return toText(value)
  return <View value={value} props={field?.props ?? noProps} record={record} />
}

/** The value of a field as a text, for spreadsheets and paper. */
export const toFieldText = ({ name, format }: ShownField, record: DataRecord, words: ReportWords): string =>
  format === undefined ? toText(readLabel(record, name)) : words.format(readValue(record, name), format)
