import { useEffect, useState } from 'react'

/** The time, told anew as each minute begins. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), 60_000 - (Date.now() % 60_000))
    return () => clearTimeout(timer)
  })
  return now
}
