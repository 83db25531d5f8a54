import type { ReactNode } from 'react'
import { type FormatIntl, toNumber, toText, WrittenValue } from '../../../format/index.ts'
import {
  formatOf,
  joinWords,
  readShown,
  type Scope,
  type ShownField,
  writeField,
  writePlain,
} from '../../../language/index.ts'
import type { DataRecord, Registry } from '../../../registry/index.ts'
import { Spark } from './stat/Spark.tsx'

export { formatOf, readShown, type ShownField }

const noProps = {}

/** What a value is shown with. */
interface ShownWith {
  readonly registry: Registry
  readonly intl: FormatIntl
  readonly scope: Scope
  readonly isCell: boolean
}

/** The value of a field as its widget shows it, or as the format of the block writes it. */
export function showField(
  shown: ShownField,
  record: DataRecord,
  { registry, intl, scope, isCell }: ShownWith,
): ReactNode {
  const { field, formula } = shown
  const format = formatOf(shown)
  const read = readShown(shown, record, scope)
  if (shown.as === 'spark') return <ShownSpark value={read} />
  const value = joinWords(read) ?? undefined
  if (format !== undefined) return <WrittenValue {...{ value, format, record, intl }} />
  if (formula !== undefined) return writePlain(value, intl.format)
  const widget = registry.findWidget(field?.widget ?? 'input')
  const View = (isCell ? widget?.cell : undefined) ?? widget?.view
  if (!View) return toText(value)
  return <View value={value} props={field?.props ?? noProps} record={record} />
}

/** The numbers of a list as a small line, with the figures for who does not see it. */
function ShownSpark({ value }: { readonly value: unknown }) {
  const numbers = Array.isArray(value) ? value.map(toNumber).filter((number) => number !== null) : []
  if (numbers.length < 2) return '–'
  return (
    <span role="img" aria-label={numbers.join(', ')} className="pw-page-cell-spark">
      <Spark values={numbers} as="line" />
    </span>
  )
}

/** The value of a field as a text, for spreadsheets and paper. */
export const toFieldText = (shown: ShownField, record: DataRecord, intl: FormatIntl, scope: Scope): string =>
  writeField(shown, record, intl.format, scope)
