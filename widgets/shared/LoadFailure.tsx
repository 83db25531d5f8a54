import { Button } from 'antd'
import './choices.css'

interface LoadFailureProps {
  readonly text: string
  /** What offers to try again; nothing where that mends nothing. */
  readonly action?: string
  readonly retry?: () => void
}

/** Says in place of the choices that they could not be loaded, and offers to try again. */
export function LoadFailure({ text, action, retry }: LoadFailureProps) {
  return (
    <span className="pw-load-failure" role="alert">
      {text}
      {retry && (
        <Button size="small" onClick={retry}>
          {action}
        </Button>
      )}
    </span>
  )
}
