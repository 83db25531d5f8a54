import { formatWireTime } from '../db/time.ts'

/** What happened in one minute; its time is written as the wire does, to the minute. */
export interface MinuteCount {
  readonly minute: string
  readonly count: number
}

/** Counts by minute over the last minutes, in room for those alone. */
export function createMinuteCounter(minutes: number): {
  count(now: number): void
  read(now: number): readonly MinuteCount[]
} {
  const counts = new Map<number, number>()
  const toMinute = (now: number) => Math.floor(now / 60_000)
  return {
    count(now) {
      const minute = toMinute(now)
      counts.set(minute, (counts.get(minute) ?? 0) + 1)
      for (const old of counts.keys()) {
        if (old > minute - minutes) break
        counts.delete(old)
      }
    },
    read(now) {
      const last = toMinute(now)
      return Array.from({ length: minutes }, (_, index) => {
        const minute = last - minutes + 1 + index
        return { minute: formatWireTime(minute * 60_000).slice(0, 16), count: counts.get(minute) ?? 0 }
      })
    },
  }
}
