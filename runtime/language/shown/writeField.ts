import type { DataRecord } from '../dataRecord.ts'
import { evaluateIn } from '../expression/evaluate.ts'
import type { Scope } from '../expression/types.ts'
import { readLabel, readValue, toText } from '../format/readValue.ts'
import type { BlockValueStyle } from '../kinds/page/style.ts'
import type { Field } from '../schema/field.ts'
import type { Format } from '../schema/format.ts'

/** Writes a value by a format, in the language of the reader; numbers are grouped when none is named. */
export type WriteValue = (value: unknown, format?: Format | undefined, record?: DataRecord | undefined) => string

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

/** Widgets take several words as one text, comma-joined; answers of the server also have them as a list. */
export const joinWords = (value: unknown): unknown =>
  Array.isArray(value) && value.every((part) => typeof part === 'string' || typeof part === 'number')
    ? value.join(', ')
    : value

/** Numbers are grouped, other values stand as they are. */
export const writePlain = (value: unknown, write: WriteValue): string =>
  typeof value === 'number' ? write(value) : toText(value) || '–'

/** The value of a field as a text, where no widget shows it. */
export function writeField(shown: ShownField, record: DataRecord, write: WriteValue, scope: Scope): string {
  const { name, formula } = shown
  const format = formatOf(shown)
  if (shown.as === 'spark') return toText(joinWords(readShown(shown, record, scope)))
  if (format !== undefined) return write(readShown(shown, record, scope), format, record)
  return formula === undefined ? toText(readLabel(record, name)) : writePlain(readShown(shown, record, scope), write)
}
