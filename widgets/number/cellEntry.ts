import type { CellEntry } from '../../runtime/index.ts'
import { isNumberInput, parseNumber, toNumberText } from './numberText.ts'
import type { NumberProps } from './props.ts'

const rounded = (number: number, precision: number | undefined): number =>
  precision === undefined ? number : Number(number.toFixed(precision))

/**
 * A number in a cell of an editable table: typed as specification 5 says, a number or nothing when it is left. Thousands
 * may come grouped from a spreadsheet program, but nobody types them.
 */
export const numberEntry: CellEntry<number, NumberProps> = {
  control: 'number',
  toText: (value, { precision }) => toNumberText(value, precision === undefined ? {} : { precision }),
  fromText(text, { precision }) {
    const number = parseNumber(text)
    return number === undefined ? undefined : rounded(number, precision)
  },
  accepts: isNumberInput,
}
