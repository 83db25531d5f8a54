import { useSyncExternalStore } from 'react'
import type { ListDialogs } from './listDialogs.ts'

/** Draws the dialogs that the built-in actions of a list have opened. */
export function OpenDialogs({ dialogs }: { readonly dialogs: ListDialogs }) {
  const shown = useSyncExternalStore(dialogs.subscribe, dialogs.current)
  return shown.map(({ number, Dialog, context, onClosed }) => (
    <Dialog key={number} context={context} onClosed={onClosed} />
  ))
}
