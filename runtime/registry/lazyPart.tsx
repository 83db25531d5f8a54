import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { loadChunk } from './loadChunk.ts'

/** A component whose code loads when it is first drawn, or ahead of that. */
export type LazyPart<P extends object> = ComponentType<P> & {
  /** Loads the code; the component then draws at once. */
  preload(): Promise<void>
}

/**
 * A part of a widget that has a chunk of its own, such as the editor of a date: a list that only shows values then loads
 * no calendar. What draws it ahead of its code keeps its place, or shows what `fallback` says or gives for the props.
 * Code that could not be loaded is asked for again by what draws it anew.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode | ((props: P) => ReactNode) = <span className="pw-part" />,
): LazyPart<P> {
  let loaded: ComponentType<P> | undefined
  const loadOnce = async () => {
    try {
      loaded ??= await loadChunk(load)
    } catch (error) {
      // React keeps what failed for good.
      late = lazy(loadOnce)
      throw error
    }
    return { default: loaded }
  }
  let late = lazy(loadOnce)
  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each part, where a widget is defined
  const Part = (props: P) => {
    // What drew it first goes on to draw it: another element in its place would lose the state and the focus.
    const [{ Loaded, Late }] = useState(() => ({ Loaded: loaded, Late: late }))
    if (Loaded) return <Loaded {...props} />
    return (
      <Suspense fallback={typeof fallback === 'function' ? fallback(props) : fallback}>
        {/* The props are those of the component that is loaded; React types its lazy ones more narrowly. */}
        <Late {...(props as ComponentProps<typeof Late>)} />
      </Suspense>
    )
  }
  return Object.assign(Part, {
    async preload() {
      await loadOnce()
    },
  })
}

/** Loads the code of a part that has a chunk of its own. */
export async function preloadPart(part: unknown): Promise<void> {
  const preload = typeof part === 'function' && 'preload' in part ? part.preload : undefined
  if (typeof preload === 'function') await preload()
}
