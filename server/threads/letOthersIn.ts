import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds after which a long work lets the event loop serve others. */
const longestWork = 20

/** Iterations of the event loop in which others are served then: it takes one new connection in each. */
const servedIterations = 10

let began: number | undefined

/**
 * To be awaited by work that goes on for long without waiting for anything: after every piece of it. Others are served
 * once the event loop has not been for a while; until then nothing is waited for.
 */
export function letOthersIn(): Promise<unknown> | undefined {
  const now = performance.now()
  if (began === undefined) {
    began = now
    setImmediate(() => {
      began = undefined
    })
    return undefined
  }
  return now - began < longestWork ? undefined : serveOthers()
}

async function serveOthers(): Promise<void> {
  for (let index = 0; index < servedIterations; index += 1) await nextTurn()
}

/** Items of a long list after which others may be let in. */
const itemsAtOnce = 250

/** The same as `map` of a list, for one that is so long that others are let in meanwhile. */
export async function mapLong<T, Other>(items: readonly T[], toOther: (item: T) => Other): Promise<Other[]> {
  const others: Other[] = []
  for (const item of items) {
    others.push(toOther(item))
    if (others.length % itemsAtOnce === 0) await letOthersIn()
  }
  return others
}
