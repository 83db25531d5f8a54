import { useEffect, useState } from 'react'
import { useData } from '../../data/index.ts'

/** Asks for everything on the screen anew once a visitor has signed in: what was refused to them may be answered now. */
export function useArrival(isSignedIn: boolean): void {
  const { queryClient } = useData()
  const [wasSignedIn] = useState(isSignedIn)
  useEffect(() => {
    if (isSignedIn && !wasSignedIn) void queryClient.invalidateQueries()
  }, [isSignedIn, wasSignedIn, queryClient])
}
