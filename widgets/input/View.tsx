import type { ViewProps } from '../../runtime/index.ts'
import { textCell, textValue } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import type { InputProps } from './props.ts'

export const InputView = ({ value }: ViewProps<string, InputProps>) => textValue(toText(value))

export const InputCell = ({ value }: ViewProps<string, InputProps>) => textCell(toText(value))
