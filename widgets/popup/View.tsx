import type { ViewProps } from '../../runtime/index.ts'
import { textCell, textValue } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import type { PopupProps } from './props.ts'

export const PopupView = ({ value }: ViewProps<string, PopupProps>) => textValue(toText(value))

export const PopupCell = ({ value }: ViewProps<string, PopupProps>) => textCell(toText(value))
