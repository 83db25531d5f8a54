import type { ReactNode } from 'react'
import { type FormatIntl, readLabel, readValue, toNumber, toText, WrittenValue } from '../../../format/index.ts'
import type { BlockValueStyle, Field, Format, Scope } from '../../../language/index.ts'
import type { DataRecord, Registry } from '../../../registry/index.ts'
import { evaluateIn } from './evaluateIn.ts'
import { Spark } from './stat/Spark.tsx'

/** A field with what a block shows differently of it. */
export interface ShownField {
  readonly name: string
  readonly field: Field | undefined
  readonly format: Format | undefined
  /** A formula that gives the value in place of the field. */
  readonly formula?: string | undefined
  /** How the value shows: as a text, or a list of numbers as a small line. */
  readonly as?: 'text' | 'spark' | undefined
  readonly tones?: readonly BlockValueStyle[] | undefined
}

/** How a value is written: as the block says, else its field. */
export const formatOf = ({ format, field }: Pick<ShownField, 'format' | 'field'>): Format | undefined =>
  format ?? field?.format

/** The value that a block shows of a record: that of the field, or what its formula gives. */
export const readShown = ({ name, formula }: Pick<ShownField, 'name' | 'formula'>, record: DataRecord, scope: Scope) =>
  formula === undefined ? readValue(record, name) : evaluateIn(formula, { ...scope, record })

const noProps = {}

/** Widgets take several words as one text, comma-joined; answers of the server also have them as a list. */
const joinWords = (value: unknown): unknown =>
  Array.isArray(value) && value.every((part) => typeof part === 'string' || typeof part === 'number')
    ? value.join(', ')
    : value

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
  if (formula !== undefined) return writePlain(value, intl)
  const widget = registry.findWidget(field?.widget ?? 'input')
  const View = (isCell ? widget?.cell : undefined) ?? widget?.view
  if (!View) return toText(value)
  return <View value={value} props={field?.props ?? noProps} record={record} />
}

/** Numbers are grouped, other values stand as they are. */
const writePlain = (value: unknown, intl: FormatIntl): string =>
  typeof value === 'number' ? intl.format(value) : toText(value) || '–'

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
export function toFieldText(shown: ShownField, record: DataRecord, intl: FormatIntl, scope: Scope): string {
  const { name, formula } = shown
  const format = formatOf(shown)
  if (shown.as === 'spark') return toText(joinWords(readShown(shown, record, scope)))
  if (format !== undefined) return intl.format(readShown(shown, record, scope), format, record)
  return formula === undefined ? toText(readLabel(record, name)) : writePlain(readShown(shown, record, scope), intl)
}
