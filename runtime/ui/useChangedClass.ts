import { useState } from 'react'
import { toMark } from './changedValues.ts'

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))

/**
 * The class that marks a value which is worked out of records, for a moment after each change; undefined for one that is as
 * it came, and after changes that nobody else made (`isFollowing` is false).
 */
export function useChangedClass(value: unknown, isFollowing: boolean): string | undefined {
  const [last, setLast] = useState({ value, times: 0 })
  if (isSame(last.value, value)) return toMark(last.times)
  const times = isFollowing ? last.times + 1 : 0
  setLast({ value, times })
  return toMark(times)
}
