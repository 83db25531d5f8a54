import type { ViewProps } from '../../runtime/index.ts'
import { namesCell } from '../shared/namesCell.tsx'
import { textCell, textValue } from '../shared/textValue.tsx'
import { splitList, toText } from '../shared/values.ts'
import type { InputProps } from './props.ts'

export const InputView = ({ value }: ViewProps<string, InputProps>) => textValue(toText(value))

export const InputCell = ({ value, props }: ViewProps<string, InputProps>) =>
  props.names ? namesCell(splitList(value)) : textCell(toText(value))
