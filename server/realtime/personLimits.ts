import { toLine } from '../http/strangerLimit.ts'
import { createFrameLimit } from './frameLimit.ts'

/** Sockets that one person may have open in a process, in all of their windows; those that are gone end within a minute. */
const socketsOfPerson = 100

/** Frames that one socket may send in a second, and all of one person. */
const framesOfSocket = 50
const framesOfPerson = 500

/** A socket among those of its person. */
export interface CountedSocket {
  /** Whether it sends more than it may, or all of its person do. */
  isTooMany(now: number): boolean
  leave(): void
}

/** Counts the sockets of each person: whoever opens many takes no more from others than whoever opens some. */
export interface PersonLimits {
  /** Counts a socket of a person; undefined where they have as many as they may. */
  enter(person: string): CountedSocket | undefined
  /** Counts a socket of people without an account at one address. */
  enterStranger(address: string): CountedSocket | undefined
}

/** Allocates the counts of one process; `strangerSockets` of 0 bounds those of an address by nothing. */
export function createPersonLimits(strangerSockets: number): PersonLimits {
  const owners = new Map<string, { sockets: number; readonly isTooMany: (now: number) => boolean }>()
  const enter = (owner: string, most: number): CountedSocket | undefined => {
    const counted = owners.get(owner) ?? { sockets: 0, isTooMany: createFrameLimit(framesOfPerson) }
    if (counted.sockets >= most) return undefined
    counted.sockets += 1
    owners.set(owner, counted)
    const isTooMany = createFrameLimit(framesOfSocket)
    return {
      isTooMany: (now) => [isTooMany(now), counted.isTooMany(now)].includes(true),
      leave() {
        counted.sockets -= 1
        if (counted.sockets === 0) owners.delete(owner)
      },
    }
  }
  const ofAddress = strangerSockets === 0 ? Number.POSITIVE_INFINITY : strangerSockets
  return {
    enter: (person) => enter(`person:${person}`, socketsOfPerson),
    enterStranger: (address) => enter(`address:${toLine(address)}`, ofAddress),
  }
}
