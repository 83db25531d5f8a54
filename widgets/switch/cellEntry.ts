import type { CellEntry } from '../../runtime/index.ts'
import { toText } from '../shared/values.ts'
import type { SwitchProps, SwitchValue } from './props.ts'
import { isOn, switchValues, toSwitchValue } from './switchValue.ts'

const yes = ['true', 'yes', '是']
const no = ['false', 'no', '否', '']

/** On or off in a cell of an editable table is a native box to tick. */
export const switchEntry: CellEntry<SwitchValue, SwitchProps> = {
  control: 'toggle',
  toText: (value, props) => toText(toSwitchValue(isOn(value, props), props)),
  fromText(text, props) {
    const { on, off } = switchValues(props)
    const word = text.trim().toLowerCase()
    const isWordOf = (value: SwitchValue, label: string | undefined, words: readonly string[]) =>
      word === String(value).toLowerCase() || word === label?.toLowerCase() || words.includes(word)
    if (isWordOf(on, props.onText, yes)) return on
    return isWordOf(off, props.offText, no) ? off : undefined
  },
}
