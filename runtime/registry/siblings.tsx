import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { DataRecord } from './widget.ts'

/**
 * The values around a field: those of its form, or those of its row in an editable table. Widgets that read or fill
 * other fields (linked selects, pickers of report rows) use them and know nothing of what holds them.
 */
export interface Siblings {
  /** The value of a field as it stands; the same value keeps its identity. */
  get(name: string): unknown
  /** Fills other fields, as a person would. */
  set(values: DataRecord): void
  /** Calls the listener whenever the value of the field may have changed; gives what ends that. */
  subscribe(name: string, listener: () => void): () => void
}

const SiblingsContext = createContext<Siblings | null>(null)

/** Gives the widgets below it the values around them. */
export const SiblingsProvider = SiblingsContext.Provider

const nothing = () => {}

/** The value of another field of the same form or row, followed as it changes; undefined where there is none. */
export function useSiblingValue(name: string | undefined): unknown {
  const siblings = use(SiblingsContext)
  const subscribe = useCallback(
    (listener: () => void) => (name === undefined ? nothing : (siblings?.subscribe(name, listener) ?? nothing)),
    [siblings, name],
  )
  return useSyncExternalStore(subscribe, () => (name === undefined ? undefined : siblings?.get(name)))
}

/** Fills other fields of the same form or row; undefined where the widget stands alone, as in a query bar. */
export const useSetSiblings = (): Siblings['set'] | undefined => use(SiblingsContext)?.set

/** The values around the widget, for what reads them at the moment of a press. */
export const useSiblings = (): Siblings | null => use(SiblingsContext)
