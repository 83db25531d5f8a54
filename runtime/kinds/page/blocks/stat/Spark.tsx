import './stat.css'
import { sparkArea, sparkBars, sparkBox, sparkLine } from './sparkPath.ts'

interface SparkProps {
  readonly values: readonly number[]
  readonly as: 'line' | 'area' | 'bar'
}

/** A few figures as a small line or bars; it is decoration beside the figure that it leads to. */
export function Spark({ values, as }: SparkProps) {
  return (
    <svg
      className="pw-page-stat-spark"
      viewBox={`0 0 ${sparkBox.width} ${sparkBox.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {as === 'bar' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        sparkBars(values).map((bar, index) => <rect key={index} {...bar} className="pw-page-stat-spark-bar" />)
      ) : (
        <>
          {as === 'area' && <path d={sparkArea(values)} className="pw-page-stat-spark-area" />}
          <path d={sparkLine(values)} className="pw-page-stat-spark-line" vectorEffect="non-scaling-stroke" />
        </>
      )}
    </svg>
  )
}
