import type { CellEntry } from '../../runtime/index.ts'
import { toText } from '../shared/values.ts'
import type { InputProps } from './props.ts'

/** A text in a cell of an editable table is typed into a native input. */
export const textEntry: CellEntry<string, InputProps> = {
  control: 'text',
  toText,
  fromText: (text) => text,
}
