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
}

/** Allocates the counts of one process. */
export function createPersonLimits(): PersonLimits {
  const people = new Map<string, { sockets: number; readonly isTooMany: (now: number) => boolean }>()
  return {
    enter(person) {
      const counted = people.get(person) ?? { sockets: 0, isTooMany: createFrameLimit(framesOfPerson) }
      if (counted.sockets >= socketsOfPerson) return undefined
      counted.sockets += 1
      people.set(person, counted)
      const isTooMany = createFrameLimit(framesOfSocket)
      return {
        isTooMany: (now) => [isTooMany(now), counted.isTooMany(now)].includes(true),
        leave() {
          counted.sockets -= 1
          if (counted.sockets === 0) people.delete(person)
        },
      }
    },
  }
}
