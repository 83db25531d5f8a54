import type { BrowserContext, Page } from 'playwright'

/** Milliseconds without a change of the document, a request, or work of React, after which a screen is finished. */
const quietMilliseconds = 60
const timeoutMilliseconds = 10_000

/** The part of React's root that says whether it still has something to draw. */
interface Root {
  readonly callbackNode: unknown
  /** -1 unless a commit is held back: React shows what has just been loaded up to 300 ms later, against flicker. */
  readonly timeoutHandle: unknown
  readonly cancelPendingCommit: unknown
}

interface ReactHook {
  supportsFiber: boolean
  renderers: Map<unknown, unknown>
  inject: () => number
  onCommitFiberRoot: (renderer: number, root: Root) => void
  onCommitFiberUnmount: () => void
  onPostCommitFiberRoot: () => void
}

interface SettleWindow {
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: ReactHook
  isReactAtWork?: () => boolean
}

/** Lets `settle` see the work of React in all pages of a context; to be called before the first of them. */
export const exposeReactWork = (context: BrowserContext): Promise<unknown> => context.addInitScript(installHook)

/**
 * Gives the wait of a person who looks on until the screen is finished: no request is open, React has nothing left to
 * draw, no animation that ends is running, and the document has not changed for a moment. Without it a test would fill
 * the page while the dialog that it asked for is still loading.
 */
export function createSettle(page: Page): () => Promise<void> {
  const open = new Set<unknown>()
  let changes = 0
  const begin = (request: unknown) => {
    changes += 1
    open.add(request)
  }
  const end = (request: unknown) => {
    changes += 1
    open.delete(request)
  }
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    const deadline = Date.now() + timeoutMilliseconds
    let before: number
    do {
      before = changes
      // A navigation in between ends the wait; the next page gets a wait of its own.
      await page.evaluate(waitForQuiet, quietMilliseconds).catch(() => page.waitForLoadState())
    } while ((open.size > 0 || changes !== before) && Date.now() < deadline)
  }
}

/** Runs in the page before everything else. React reports its commits to the hook of its developer tools. */
function installHook(): void {
  const roots = new Set<Root>()
  const target = globalThis as unknown as SettleWindow
  const other = target.__REACT_DEVTOOLS_GLOBAL_HOOK__
  target.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot(renderer, root) {
      other?.onCommitFiberRoot(renderer, root)
      roots.add(root)
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  }
  target.isReactAtWork = () =>
    [...roots].some(
      (root) => root.callbackNode !== null || root.timeoutHandle !== -1 || root.cancelPendingCommit !== null,
    )
}

/** Runs in the page. */
function waitForQuiet(milliseconds: number): Promise<void> {
  const { isReactAtWork } = globalThis as unknown as SettleWindow
  const isMoving = () =>
    document.getAnimations().some(({ playState, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {}
      return playState === 'running' && typeof endTime === 'number' && Number.isFinite(endTime)
    })
  return new Promise((resolve) => {
    let changed = performance.now()
    const observer = new MutationObserver(() => {
      changed = performance.now()
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const timer = setInterval(() => {
      if (isReactAtWork?.() || isMoving()) changed = performance.now()
      if (performance.now() - changed < milliseconds) return
      clearInterval(timer)
      observer.disconnect()
      resolve()
    }, milliseconds / 4)
  })
}
