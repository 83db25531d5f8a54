import type { CellEntry } from '../../runtime/index.ts'
import { isNumberInput, parseNumber, toFieldText } from '../shared/number/numberText.ts'
import type { NumberProps } from './props.ts'

/**
 * A number in a cell of an editable table: typed as specification 5 says, a number or nothing when it is left. Thousands
 * may come grouped from a spreadsheet program, but nobody types them.
 */
export const numberEntry: CellEntry<number, NumberProps> = {
  control: 'number',
  toText: (value, { precision }) => toFieldText(value, precision === undefined ? {} : { precision }),
  fromText(text) {
    const number = parseNumber(text)
    // More digits than a number keeps stay as they were typed, and are refused.
    return number === undefined && parseNumber(text, { isExact: false }) !== undefined ? (text.trim() as never) : number
  },
  accepts: isNumberInput,
}
