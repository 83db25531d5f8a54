import type { ViewProps } from '../../runtime/index.ts'
import { textCell } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import './cron.css'
import type { CronProps } from './props.ts'
import { useMeaning } from './useMeaning.ts'

/** An expression on a detail page, with what it means. */
export function MeaningView({ value }: ViewProps<string, CronProps>) {
  const expression = toText(value)
  const meaning = useMeaning(expression)
  return (
    <span className="pw-cron-view">
      <span>{textCell(expression)}</span>
      {meaning && <small>{meaning}</small>}
    </span>
  )
}
