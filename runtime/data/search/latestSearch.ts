/** What is known of the last keyword. */
export interface SearchState<Item> {
  /** Trimmed; empty before anything is typed. */
  readonly keyword: string
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  readonly items: readonly Item[]
  /** Why the last question failed. */
  readonly error: unknown
}

interface LatestSearchOptions<Item> {
  /** Milliseconds after the last key until the question goes out. */
  readonly wait: number
  readonly ask: (keyword: string, signal: AbortSignal) => Promise<readonly Item[]>
}

/** A search while somebody types. */
export interface LatestSearch<Item> {
  readonly state: () => SearchState<Item>
  readonly subscribe: (listener: () => void) => () => void
  /** Takes what stands in the field now. */
  readonly type: (text: string) => void
  /** Asks the last question again, at once. */
  readonly retry: () => void
  /** Gives up what is on its way. */
  readonly end: () => void
}

/**
 * Allocates a search that asks once the typing rests, and to which only the answer to the last question counts: an older
 * one is dropped even when it comes later (specification 4, async search select). An empty keyword asks nothing.
 */
export function createLatestSearch<Item>({ wait, ask }: LatestSearchOptions<Item>): LatestSearch<Item> {
  const idle: SearchState<Item> = { keyword: '', status: 'idle', items: [], error: undefined }
  const listeners = new Set<() => void>()
  let state = idle
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined

  const update = (next: SearchState<Item>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const drop = () => {
    clearTimeout(timer)
    running?.abort()
    running = undefined
  }
  const run = async (keyword: string) => {
    const own = new AbortController()
    running = own
    update({ ...idle, keyword, status: 'loading' })
    try {
      const items = await ask(keyword, own.signal)
      if (running === own) update({ ...idle, keyword, status: 'ready', items })
    } catch (error) {
      if (running === own) update({ ...idle, keyword, status: 'error', error })
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    type(text) {
      const keyword = text.trim()
      if (keyword === state.keyword && state.status !== 'error') return
      drop()
      if (keyword === '') return update(idle)
      update({ ...idle, keyword, status: 'loading' })
      timer = setTimeout(() => void run(keyword), wait)
    },
    retry() {
      if (state.keyword === '') return
      drop()
      void run(state.keyword)
    },
    end() {
      drop()
      if (state.status === 'loading') update(idle)
    },
  }
}
