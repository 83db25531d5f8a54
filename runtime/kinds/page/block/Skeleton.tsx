import type { CSSProperties } from 'react'

interface SkeletonProps {
  readonly type: string
  readonly label: string
  /** About how high what comes is, in pixels; as high as its lines when left out. */
  readonly height?: number | undefined
}

const parts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const
const counts: Readonly<Record<string, number>> = { stat: 2, html: 4, timeline: 4, avatar: 1, media: 1 }

/** What stands where the records of a block will be, in the shape of what comes. */
export function Skeleton({ type, label, height }: SkeletonProps) {
  return (
    <div
      className={`pw-page-block-skeleton pw-page-block-skeleton-${type}`}
      role="status"
      aria-busy
      aria-label={label}
      style={height === undefined ? undefined : ({ '--pw-expected': `${height}px` } as CSSProperties)}
    >
      {parts.slice(0, counts[type] ?? 6).map((part) => (
        <span key={part} />
      ))}
    </div>
  )
}
