import type { ViewProps } from '../../runtime/index.ts'
import { toNumberText } from '../shared/number/numberText.ts'
import { textCell } from '../shared/textValue.tsx'
import type { NumberProps } from './props.ts'

export const NumberView = ({ value, props }: ViewProps<number, NumberProps>) => textCell(toNumberText(value, props))
