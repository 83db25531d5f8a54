import type { ViewProps } from '../../runtime/index.ts'
import { toMomentText } from '../shared/momentText.ts'
import { textCell } from '../shared/textValue.tsx'
import type { TimeProps } from './props.ts'

export const TimeView = ({ value }: ViewProps<string, TimeProps>) => textCell(toMomentText(value, 'HH:mm:ss'))
