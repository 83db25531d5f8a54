import { useEffect, useRef } from 'react'
import { useFillRule } from '../../data/index.ts'
import type { PageForm } from '../../form/index.ts'
import { useFailureMessage } from '../../page/index.ts'

/** Fills fields of a new record by rules of the server, once the form is there and when what they watch changes. */
export function useFills(pageForm: PageForm, isReady: boolean): void {
  const execute = useFillRule()
  const toMessage = useFailureMessage()
  const hasBegun = useRef(false)
  const isWanted =
    isReady && pageForm.mode === 'add' && Object.values(pageForm.options.fields).some(({ fill }) => fill !== undefined)
  useEffect(() => {
    if (!isWanted) return
    let end: (() => void) | undefined
    let isOver = false
    void import('./createFills.ts').then(({ createFills }) => {
      if (isOver) return
      const fills = createFills({ pageForm, execute, toMessage })
      end = fills.watch()
      // A tab that is shown again has its values already.
      if (!hasBegun.current) fills.begin()
      hasBegun.current = true
    })
    return () => {
      isOver = true
      end?.()
    }
  }, [isWanted, execute, pageForm, toMessage])
}
