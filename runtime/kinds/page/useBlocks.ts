import { useCallback, useMemo, useRef, useState } from 'react'
import type { ResolvedPage, Scope, Step } from '../../language/index.ts'
import { type ActionRunner, useRunAction, useStepContext } from '../../page/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import { createPageStore, type PageStore } from './store/pageStore.ts'

type Reload = () => Promise<void>

/** The kinds of pages that are made of blocks. */
export type BlocksKind = 'page' | 'fragment'

/** What blocks share: the state and the sources around them, and what runs what they do. */
export interface BlocksFrame {
  readonly store: PageStore
  readonly runner: ActionRunner
  /** Runs what a block does with a record. */
  readonly choose: (block: string, steps: readonly Step[], scope: Scope) => void
  /** Asks every block in sight anew, or some sources of the page. */
  readonly reload: (sources?: readonly string[]) => Promise<void>
  /** Takes in how a block or, as `sources.<name>`, a source is asked anew; gives what ends that. */
  readonly register: (name: string, reload: Reload) => () => void
}

/** Makes what the blocks of a page or of a fragment share; `first` is the state with which it opens. */
export function useBlocks({ page }: ResolvedPage<BlocksKind>, first: () => DataRecord): BlocksFrame {
  const [store] = useState(() => createPageStore(first(), Object.keys(page.sources ?? {})))
  const reloads = useRef(new Map<string, Reload>())
  const register = useCallback((name: string, reload: Reload) => {
    reloads.current.set(name, reload)
    return () => {
      if (reloads.current.get(name) === reload) reloads.current.delete(name)
    }
  }, [])
  const reload = useCallback(async (sources?: readonly string[]) => {
    const wanted = sources?.map((name) => `sources.${name}`)
    const asked = [...reloads.current].filter(([name]) => wanted === undefined || wanted.includes(name))
    await Promise.all(asked.map(([, each]) => each()))
  }, [])
  const { setState } = store
  const runner = useRunAction(useStepContext(useMemo(() => ({ reload, setState }), [reload, setState])))
  const choose = useCallback(
    (block: string, steps: readonly Step[], scope: Scope) => {
      // What changed since the block was drawn counts as well.
      const now = { ...scope, state: store.state(), sources: store.sources() }
      void runner.run({ id: `block ${block}`, steps }, now)
    },
    [runner, store],
  )
  return useMemo(() => ({ store, runner, choose, reload, register }), [store, runner, choose, reload, register])
}
