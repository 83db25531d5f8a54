import { unseen } from '../../runtime/index.ts'
import './errorCount.css'

interface ErrorCountProps {
  readonly title: string
  readonly errors: number
  /** What the number says, for people who do not see it stand at the title. */
  readonly label: string
}

/** A panel's title with the number of its fields that carry an error. */
export function ErrorCount({ title, errors, label }: ErrorCountProps) {
  if (errors === 0) return title
  return (
    <span className="pw-error-count">
      {title}
      <span className="pw-error-count-number" title={label} aria-hidden>
        {errors}
      </span>
      <span className={unseen}>{label}</span>
    </span>
  )
}
