interface SkeletonProps {
  readonly type: string
  readonly label: string
}

const parts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const
const counts: Readonly<Record<string, number>> = { stat: 2, html: 4 }

/** What stands where the records of a block will be, in the shape of what comes. */
export function Skeleton({ type, label }: SkeletonProps) {
  return (
    <div
      className={`pw-report-block-skeleton pw-report-block-skeleton-${type}`}
      role="status"
      aria-busy
      aria-label={label}
    >
      {parts.slice(0, counts[type] ?? 6).map((part) => (
        <span key={part} />
      ))}
    </div>
  )
}
