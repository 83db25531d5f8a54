import type { ReactNode } from 'react'
import { Catch } from '../issues/index.ts'
import { usePageServices } from './pageServices.tsx'
import { useFailureMessage } from './useFailureMessage.ts'

interface InFrontProps {
  /** Takes it away again: it could not be drawn, and the person was told why. */
  readonly onFailed: () => void
  readonly children: ReactNode
}

/** What stands in front of a page, such as a dialog with a chunk of its own. Where it fails, the page goes on. */
export function InFront({ onFailed, children }: InFrontProps) {
  const { message } = usePageServices()
  const toMessage = useFailureMessage()
  const report = (error: unknown) => {
    message('error', toMessage(error))
    onFailed()
  }
  return <Catch onFailure={report}>{children}</Catch>
}
