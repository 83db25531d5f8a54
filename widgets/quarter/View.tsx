import { useLanguage, type ViewProps } from '../../runtime/index.ts'
import { toPeriodText } from '../shared/periodText.ts'
import { textCell } from '../shared/textValue.tsx'
import type { QuarterProps } from './props.ts'
import { parseQuarter, writeQuarter } from './quarterValue.ts'

export function QuarterView({ value }: ViewProps<string, QuarterProps>) {
  const language = useLanguage()
  const quarter = parseQuarter(value)
  return textCell(toPeriodText(quarter ? writeQuarter(quarter) : value, language))
}
