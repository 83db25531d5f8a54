import type { ComponentType } from 'react'
import { preloadPart } from '../../registry/index.ts'
import type { BuiltInContext, ListDialogProps } from './builtIns/builtIn.ts'

/** A dialog that is in front of a list. */
export interface ShownDialog {
  readonly number: number
  readonly Dialog: ComponentType<ListDialogProps>
  readonly context: BuiltInContext
  readonly onClosed: () => void
}

/**
 * Holds the dialogs of the built-in actions of one list. It lives beside React, so that a dialog that opens draws no row
 * of the list again.
 */
export interface ListDialogs {
  /** Shows a dialog; resolves once it has closed. */
  show(Dialog: ComponentType<ListDialogProps>, context: BuiltInContext): Promise<void>
  current(): readonly ShownDialog[]
  subscribe(listener: () => void): () => void
}

export function createListDialogs(): ListDialogs {
  const listeners = new Set<() => void>()
  let shown: readonly ShownDialog[] = []
  let lastNumber = 0
  const change = (next: readonly ShownDialog[]) => {
    shown = next
    for (const listener of listeners) listener()
  }
  return {
    async show(Dialog, context) {
      await preloadPart(Dialog)
      const closed = Promise.withResolvers<void>()
      lastNumber += 1
      const number = lastNumber
      const onClosed = () => {
        change(shown.filter((dialog) => dialog.number !== number))
        closed.resolve()
      }
      change([...shown, { number, Dialog, context, onClosed }])
      return closed.promise
    },
    current: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
