import { useLanguage, type ViewProps } from '../../runtime/index.ts'
import { readPeriod, toPeriodText } from '../shared/periodText.ts'
import { textCell } from '../shared/textValue.tsx'
import type { MonthProps } from './props.ts'

export const MonthView = ({ value }: ViewProps<string, MonthProps>) =>
  textCell(toPeriodText(readPeriod(value, 'month'), useLanguage()))
