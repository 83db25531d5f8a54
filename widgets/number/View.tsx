import type { ViewProps } from '../../runtime/index.ts'
import { textCell } from '../shared/textValue.tsx'
import { toNumberText } from './numberText.ts'
import type { NumberProps } from './props.ts'

export const NumberView = ({ value, props }: ViewProps<number, NumberProps>) => textCell(toNumberText(value, props))
