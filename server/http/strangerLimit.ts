import { createError } from '../../runtime/language/index.ts'

/** Lets so many calls in a minute through for each address, and refuses the others; each process counts by itself. */
export type StrangerLimit = (address: string) => void

interface Count {
  readonly since: number
  calls: number
}

const minute = 60_000

/** Addresses that are counted at once; the oldest makes room, so that who changes addresses fills no memory. */
const maxAddresses = 20_000

/** An IPv6 network belongs to one line, so that all of its addresses count as one. */
export const toLine = (address: string): string =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address

/** Allocates the counts of one process; `perMinute` of 0 limits nothing. */
export function createStrangerLimit(perMinute: number, now: () => number = Date.now): StrangerLimit {
  const counts = new Map<string, Count>()
  return (address) => {
    if (perMinute === 0) return
    const line = toLine(address)
    const at = now()
    const known = counts.get(line)
    if (known !== undefined && at - known.since < minute) {
      known.calls += 1
      if (known.calls > perMinute) throw createError('tooManyCalls')
      return
    }
    counts.delete(line)
    const oldest = counts.keys().next()
    if (counts.size >= maxAddresses && !oldest.done) counts.delete(oldest.value)
    counts.set(line, { since: at, calls: 1 })
  }
}
