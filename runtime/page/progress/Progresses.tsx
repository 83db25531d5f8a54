import { useSyncExternalStore } from 'react'
import { lazyPart } from '../../registry/index.ts'
import { InFront } from '../InFront.tsx'
import type { ProgressStore } from './progressStore.ts'

const ProgressDialog = lazyPart(() => import('./ProgressDialog.tsx').then((chunk) => chunk.ProgressDialog), null)

/** The work itself goes on. */
const doNothing = () => undefined

/** Draws the work on many records that runs in front of a page. */
export function Progresses({ store }: { readonly store: ProgressStore }) {
  const shown = useSyncExternalStore(store.subscribe, store.current)
  return shown.map((progress) => (
    <InFront key={progress.number} onFailed={doNothing}>
      <ProgressDialog progress={progress} />
    </InFront>
  ))
}
