import { type ComponentType, use } from 'react'
import { loadChunk } from '../../../registry/index.ts'

/**
 * A view whose code comes with the first block that draws it; the block shows its skeleton meanwhile. The first page after
 * sign-in is such a page, and names few of them.
 */
export function lazyView<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loading: ReturnType<typeof load> | undefined
  const loadOnce = () => {
    loading ??= loadChunk(load).catch((error: unknown) => {
      // After a failure it is loaded anew.
      loading = undefined
      throw error
    })
    return loading
  }
  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each type of block
  return function LazyView(props: P) {
    const View = use(loadOnce())
    return <View {...props} />
  }
}
