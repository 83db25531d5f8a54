import { useLanguage, type ViewProps } from '../../runtime/index.ts'
import { readPeriod, toPeriodText } from '../shared/periodText.ts'
import { textCell } from '../shared/textValue.tsx'
import type { YearProps } from './props.ts'

export const YearView = ({ value }: ViewProps<string, YearProps>) =>
  textCell(toPeriodText(readPeriod(value, 'year'), useLanguage()))
