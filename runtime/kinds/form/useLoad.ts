import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageForm } from '../../form/index.ts'
import type { ResolvedPage, Scope } from '../../language/index.ts'
import { useFailureMessage, usePageInstance } from '../../page/index.ts'
import { type StepContext, useRegistry } from '../../registry/index.ts'
import { runSteps } from '../../steps/index.ts'

/** Where the loading of a form stands. */
export type LoadState = { readonly status: 'loading' | 'ready' } | { readonly status: 'error'; readonly reason: string }

interface LoadRequest {
  readonly resolved: ResolvedPage<'form'>
  readonly pageForm: PageForm
  readonly contextFor: (scope: Scope) => StepContext
  readonly scopeOf: () => Scope
  /** Told that the values are those of the record. */
  readonly onLoaded: () => void
}

/**
 * A form of its own always loads, also one that is derived, such as that of one record of an online form; a form of a list
 * loads for an existing record.
 */
const needsLoad = ({ page }: ResolvedPage<'form'>, mode: 'add' | 'edit' | 'view'): boolean =>
  (page.load?.length ?? 0) > 0 && !(page.id.endsWith('#form') && mode === 'add')

/** Runs the `load` steps of a form once, also when its tab is hidden and shown again, and anew on request. */
export function useLoad({
  resolved,
  pageForm,
  contextFor,
  scopeOf,
  onLoaded,
}: LoadRequest): LoadState & { readonly retry: () => void } {
  const registry = useRegistry()
  const failureMessage = useFailureMessage()
  const { opening } = usePageInstance()
  const [isNeeded] = useState(() => needsLoad(resolved, opening.mode))
  const [state, setState] = useState<LoadState>({ status: isNeeded ? 'loading' : 'ready' })
  const hasBegun = useRef(false)

  const load = useCallback(async () => {
    setState({ status: 'loading' })
    try {
      await runSteps(resolved.page.load ?? [], registry, contextFor, scopeOf())
      pageForm.markSaved()
      onLoaded()
      setState({ status: 'ready' })
    } catch (error) {
      setState({ status: 'error', reason: failureMessage(error) })
    }
  }, [resolved, registry, contextFor, scopeOf, pageForm, onLoaded, failureMessage])

  useEffect(() => {
    if (!isNeeded || hasBegun.current) return
    hasBegun.current = true
    void load()
  }, [isNeeded, load])
  return { ...state, retry: () => void load() }
}
