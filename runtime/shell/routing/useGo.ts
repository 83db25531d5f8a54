import { useCallback } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'
import { useLatest } from '../../ui/index.ts'

/** Leads to an address of the app. */
export type Go = (to: string, options?: NavigateOptions) => void

/**
 * The router's `navigate` for addresses that begin with a slash. The router's own is another one after every change of
 * the address, and whoever is given it would be drawn again: every hidden page, at every change of tabs.
 */
export function useGo(): Go {
  const navigate = useNavigate()
  const latest = useLatest(navigate)
  return useCallback((to, options) => void latest.current(to, options), [latest])
}
