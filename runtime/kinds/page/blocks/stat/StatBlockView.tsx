import { useMemo } from 'react'
import { WrittenValue } from '../../../../format/index.ts'
import { Icon } from '../../../../icons/index.ts'
import { unseen, useChangedClass } from '../../../../ui/index.ts'
import type { BlockViewProps } from '../definition.ts'
import { readStat, type Trend } from './readStat.ts'
import { Spark } from './Spark.tsx'
import './stat.css'

const arrows: Readonly<Record<Trend['direction'], string>> = { up: '▲', down: '▼', same: '＝' }

/** One figure, large, with how it changed and the way that it came. */
export function StatBlockView(props: BlockViewProps<'stat'>) {
  const { block, intl, records, choose, title } = props
  const { value, trend, spark } = useMemo(() => readStat(props), [props])
  const [record = {}] = records
  const changed = useChangedClass(value, props.isLive)
  const text = (
    <span className={changed}>
      <WrittenValue value={value} format={block.format} record={records[0]} intl={intl} />
    </span>
  )
  const tone = trend?.isGood === undefined ? 'muted' : trend.isGood ? 'success' : 'error'
  return (
    <div className={block.tone ? `pw-page-stat pw-tone-${block.tone}` : 'pw-page-stat'}>
      <div className="pw-page-stat-figure">
        {block.icon && (
          <span className="pw-page-stat-icon">
            <Icon name={block.icon} />
          </span>
        )}
        {choose ? (
          <button type="button" className="pw-page-stat-value pw-page-stat-open" onClick={() => choose(record)}>
            <span className={unseen}>{title} </span>
            {text}
          </button>
        ) : (
          <span className="pw-page-stat-value">{text}</span>
        )}
      </div>
      {trend && (
        <div className="pw-page-stat-trend">
          <span className="pw-page-stat-change" data-tone={tone}>
            <span aria-hidden="true">{arrows[trend.direction]}</span>
            {trend.direction === 'same' ? (
              intl.translate('report.trend.same')
            ) : (
              <>
                <span className={unseen}>{intl.translate(`report.trend.${trend.direction}`)}</span> {trend.text}
              </>
            )}
          </span>
          {trend.direction !== 'same' && block.trend?.label && (
            <span className="pw-page-stat-against">{intl.text(block.trend.label)}</span>
          )}
        </div>
      )}
      {spark.length > 1 && <Spark values={spark} as={block.spark?.as ?? 'area'} />}
    </div>
  )
}
