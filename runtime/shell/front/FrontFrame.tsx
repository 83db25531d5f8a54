import { useAtomValue } from 'jotai'
import { Activity } from 'react'
import { useLocation } from 'react-router'
import { lapsedAtom, SessionSnapshot } from '../../session/index.ts'
import { FrontLayout } from './FrontLayout.tsx'
import { useFrontFrame } from './useFrontFrame.ts'

/** The front at the address of the window; it waits out of sight while the window is elsewhere. */
export function FrontFrame({ isShown }: { readonly isShown: boolean }) {
  const frame = useFrontFrame(isShown, useLocation(), useAtomValue(lapsedAtom))
  return (
    frame && (
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <SessionSnapshot value={frame.person}>
          <FrontLayout key={frame.key} location={frame.location} />
        </SessionSnapshot>
      </Activity>
    )
  )
}
