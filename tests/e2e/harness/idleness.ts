import type { Page } from 'playwright'

/** What the app has done since the last look: what a page that nobody looks at should cost nothing of. */
export interface Counters {
  /** Timers that came due, and frames that were asked for. */
  readonly timers: number
  /** Connections that stand open. */
  readonly sockets: number
  /** Components that were drawn, by the name of the panel in which they are. */
  readonly renders: Readonly<Record<string, number>>
}

interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly stateNode: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
}

/** Counts from now on; to be called before the first page of the browser. */
export const installCounters = (page: Page): Promise<unknown> => page.addInitScript(install)

/** Takes what was counted, and begins anew. */
export const readCounters = (page: Page): Promise<Counters> =>
  page.evaluate(() => (globalThis as unknown as { readCounters: () => Counters }).readCounters())

/** Runs in the page before everything else. */
function install(): void {
  let [timers, sockets] = [0, 0]
  let renders: Record<string, number> = {}

  const counted =
    (callback: unknown) =>
    (...given: unknown[]) => {
      timers += 1
      if (typeof callback === 'function') callback(...given)
    }
  const own = { setTimeout, setInterval, requestAnimationFrame }
  const timed = (start: (callback: () => void, delay?: number, ...rest: unknown[]) => unknown) =>
    ((callback: unknown, ...rest: [number?, ...unknown[]]) =>
      start.call(globalThis, counted(callback), ...rest)) as never
  globalThis.setTimeout = timed(own.setTimeout)
  globalThis.setInterval = timed(own.setInterval)
  globalThis.requestAnimationFrame = timed(own.requestAnimationFrame as never)
  globalThis.WebSocket = class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols)
      sockets += 1
      this.addEventListener('close', () => {
        sockets -= 1
      })
    }
  }

  // React tells its developer tools of every commit. A component has worked when the flag for it is set on a fiber
  // that the commit replaced; functions, forwarded refs and memos are the kinds that draw.
  const [worked, drawing, host] = [1, new Set([0, 1, 11, 14, 15]), 5]
  const visit = (fiber: Fiber, panel: string): void => {
    const element = fiber.tag === host && fiber.stateNode instanceof HTMLElement ? fiber.stateNode : null
    const place = element?.matches('.pw-shell-panel') ? (element.getAttribute('aria-label') ?? '') : panel
    if (place !== '' && drawing.has(fiber.tag) && (fiber.flags & worked) !== 0)
      renders[place] = (renders[place] ?? 0) + 1
    if (fiber.child === fiber.alternate?.child) return
    for (let child = fiber.child; child !== null; child = child.sibling) visit(child, place)
  }
  type OnCommit = (renderer: number, root: { readonly current: Fiber }) => void
  const { __REACT_DEVTOOLS_GLOBAL_HOOK__: other } = globalThis as {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: { readonly onCommitFiberRoot: OnCommit }
  }
  const onCommitFiberRoot: OnCommit = (renderer, root) => {
    other?.onCommitFiberRoot(renderer, root)
    visit(root.current, '')
  }
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
    readCounters: (): Counters => {
      const taken = { timers, sockets, renders }
      timers = 0
      renders = {}
      return taken
    },
  })
}
