import { type DataRecord, toShownTime, toWireTime } from '../../../runtime/index.ts'
import { splitList, toText } from '../../shared/values.ts'
import type { CellChoice, FindChoices } from '../columns/choices.ts'
import type { GridColumn } from '../columns/types.ts'

/** Converts a moment, or each of those that a comma joins. */
const eachMoment = (text: string, convert: (moment: string) => string): string => text.split(',').map(convert).join(',')

/** The characters of a cell for a spreadsheet program: texts in place of the values that they stand for. */
export function toCellText(column: GridColumn, values: DataRecord, findChoices: FindChoices): string {
  const value = values[column.name]
  const choices = findChoices(column)
  if (choices) {
    const exact = choices.find((choice) => choice.value === toText(value))
    if (exact) return exact.text
    return splitList(value)
      .map((part) => choices.find((choice) => choice.value === part)?.text ?? part)
      .join(',')
  }
  if (column.entry) return column.entry.toText(value, column.props)
  return column.widget?.isMoment ? eachMoment(toText(value), toShownTime) : toText(value)
}

/**
 * The characters that a control shows of typed ones; undefined when it keeps those that it had. A number that was pasted
 * into its control comes without the groups of its thousands.
 */
export function toTypedText({ entry, props }: GridColumn, text: string): string | undefined {
  if (!entry) return undefined
  if (!entry.accepts || entry.accepts(text, props)) return text
  const value = entry.control === 'number' ? entry.fromText(text, props) : undefined
  return value === undefined ? undefined : entry.toText(value, props)
}

/** What was pasted or filled into a cell: its value, or nothing when the cell cannot take it. */
export type PastedValue = { readonly value: unknown } | undefined

const findChoice = (choices: readonly CellChoice[], word: string): CellChoice | undefined =>
  choices.find((choice) => choice.value === word) ?? choices.find((choice) => choice.text === word)

/** Dates as spreadsheet programs write them, such as 2026/1/5, as the app stores them. */
const toDateText = (text: string): string => {
  const [, year, month = '', day = '', rest = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(.*)$/s.exec(text) ?? []
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${rest}`
}

/** The value that characters stand for in a column; dictionary cells take texts as well as values. */
export function fromCellText(column: GridColumn, text: string, findChoices: FindChoices): PastedValue {
  const { entry, widget, props } = column
  if (entry) {
    // Spreadsheet programs group the thousands of numbers, which nobody may type.
    const isAnyText = text === '' || entry.control === 'number'
    if (!isAnyText && entry.accepts && !entry.accepts(text, props)) return undefined
    const value = entry.fromText(text, props)
    return text !== '' && value === undefined ? undefined : { value }
  }
  const word = text.trim()
  if (word === '') return { value: undefined }
  const choices = findChoices(column)
  if (choices) {
    const whole = findChoice(choices, word)
    if (whole) return { value: whole.stored }
    const parts = splitList(word).map((part) => findChoice(choices, part)?.value)
    const isMultiple = props.multiple === true || props.mode === 'multiple'
    return isMultiple && parts.every((part) => part !== undefined) ? { value: parts.join(',') } : undefined
  }
  if (widget?.value !== 'date') return { value: text }
  return { value: widget.isMoment ? eachMoment(word, (each) => toWireTime(toDateText(each))) : toDateText(word) }
}
