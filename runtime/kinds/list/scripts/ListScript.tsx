import { useCallback, useMemo } from 'react'
import { ScriptNotes, usePageInstance, useRunningScript } from '../../../page/index.ts'
import type { SharedActs } from '../../../scripts/index.ts'
import { useLatest } from '../../../ui/index.ts'
import type { ListController } from '../useListController.ts'
import { createListHost } from './listHost.ts'

export interface ListScriptProps {
  readonly controller: ListController
}

/** Runs the script of a list; it draws what a person has to know of it. */
export function ListScript({ controller }: ListScriptProps) {
  const instance = usePageInstance()
  const latest = useLatest({ controller, instance })
  const makeHost = useCallback((shared: SharedActs) => createListHost(shared, () => latest.current), [latest])
  const script = useRunningScript(useMemo(() => ({ makeHost }), [makeHost]))
  return <ScriptNotes script={script} />
}
