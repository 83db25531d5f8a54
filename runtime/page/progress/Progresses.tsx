import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { ProgressStore } from './progressStore.ts'

const ProgressDialog = lazy(() => import('./ProgressDialog.tsx'))

/** Draws the work on many records that runs in front of a page. */
export function Progresses({ store }: { readonly store: ProgressStore }) {
  const shown = useSyncExternalStore(store.subscribe, store.current)
  return shown.map((progress) => (
    <Suspense key={progress.number} fallback={null}>
      <ProgressDialog progress={progress} />
    </Suspense>
  ))
}
