import { useLanguage, type ViewProps } from '../../runtime/index.ts'
import { readPeriod, toPeriodText } from '../shared/periodText.ts'
import { textCell } from '../shared/textValue.tsx'
import type { WeekProps } from './props.ts'

export const WeekView = ({ value }: ViewProps<string, WeekProps>) =>
  textCell(toPeriodText(readPeriod(value, 'week'), useLanguage()))
