import { type RefObject, useEffect } from 'react'
import { useLatest } from '../../../runtime/index.ts'
import type { CodeEditor } from '../../shared/code/useMonaco.ts'

/**
 * The keys of a query: Ctrl+Enter runs it; after Escape the next Tab leaves the editor instead of writing. Escape stays in
 * the editor, as the form behind it would close.
 */
export function useQueryKeys(code: RefObject<CodeEditor | null>, run: () => void): void {
  const latest = useLatest(run)
  useEffect(() => {
    let isLeaving = false
    const keys = code.current?.onKeyDown(({ browserEvent: event }) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        event.stopPropagation()
        latest.current()
      } else if (event.key === 'Tab' && isLeaving) event.stopPropagation()
      if (event.key !== 'Shift') isLeaving = event.key === 'Escape'
    })
    return () => keys?.dispose()
  }, [code, latest])
}
