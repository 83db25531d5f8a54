import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { type MenuNode, useSession, visitorAtom } from '../../session/index.ts'
import { useSite } from '../site.ts'

type Fronts = typeof import('../front/index.ts')

/** What is known of the fronts at an address. */
interface FrontsHere {
  /** Whether that is not known yet. */
  readonly isLoading: boolean
  /** What an address is to visitors. */
  readonly toVisitors: 'open' | 'closed' | 'unknown'
  /** Where the front for visitors begins. */
  readonly home?: string | undefined
  /** Whether the address is that of a page of a front. */
  readonly isFront: boolean
  /** Draws them; undefined where there are none. */
  readonly Frame?: Fronts['FrontFrame']
}

const hasFront = (nodes: readonly MenuNode[]): boolean =>
  nodes.some(({ isFront, children }) => isFront || hasFront(children))

/** The fronts of a visitor or of who is signed in; their code is loaded where there are any. `key` is that of the entry of the history. */
export function useFronts(isVisitor: boolean, path: string, key: string): FrontsHere {
  const { session, permissions } = useSession()
  const { hasOpenPages } = useSite()
  const visitor = useAtomValue(visitorAtom)
  const [fronts, setFronts] = useState<Fronts | null>(null)
  const menu = permissions?.menu
  const isWanted = isVisitor ? hasOpenPages : menu !== undefined && hasFront(menu)
  const isUnknown = isVisitor && hasOpenPages && visitor === null
  useEffect(() => {
    if (isWanted) void import('../front/index.ts').then(setFronts)
  }, [isWanted])
  useEffect(() => {
    if (isUnknown) void session.loadVisitor()
  }, [isUnknown, session])

  const isOpen = visitor !== null && fronts?.isOpenToVisitors(visitor, path) === true
  // Whoever is not signed in has no workspace.
  const isFront = isVisitor ? isOpen : fronts?.shownEntries.isInFront(menu ?? [], path, key) === true
  useEffect(() => fronts?.shownEntries.note(path, key, isFront), [fronts, path, key, isFront])

  const Frame = fronts ? { Frame: fronts.FrontFrame } : {}
  if (!isWanted) return { isLoading: false, toVisitors: 'closed', isFront: false, ...Frame }
  if (fronts === null || isUnknown) return { isLoading: true, toVisitors: 'unknown', isFront: false, ...Frame }
  return {
    isLoading: false,
    toVisitors: isOpen ? 'open' : 'closed',
    home: visitor === null ? undefined : fronts.firstOfFront(visitor.menu),
    isFront,
    ...Frame,
  }
}
