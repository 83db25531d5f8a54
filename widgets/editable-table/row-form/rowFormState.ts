import { retryOpening } from './retryOpening.ts'

/** From so many pixels under the click on, the form of a row opens below it (specification 9). */
const threshold = 350

/** The form of a row that is open: where it stands, and on which side of its row. */
export interface OpenRowForm {
  readonly key: string
  readonly side: 'below' | 'above'
}

/** Which row of a table shows its form. */
export interface RowFormState {
  get(): OpenRowForm | undefined
  /** Opens the form of a row; closes it when it is the open one. `at` is where the click was in the window. */
  toggle(key: string, at: number): Promise<void>
  close(): void
  subscribe(listener: () => void): () => void
}

interface RowFormOptions {
  /** Loads what the form is made of; it rejects when that is not there. */
  readonly load: () => Promise<unknown>
  readonly onFailure: () => void
  readonly windowHeight?: () => number
}

/** Below the row when more than 350 px remain under the click, else above it (specification 4). */
export const sideOf = (at: number, windowHeight: number): OpenRowForm['side'] =>
  windowHeight - at > threshold ? 'below' : 'above'

/** Allocates the state of the forms of a table's rows: one is open at a time. */
export function createRowFormState({
  load,
  onFailure,
  windowHeight = () => innerHeight,
}: RowFormOptions): RowFormState {
  let open: OpenRowForm | undefined
  let turn = 0
  const listeners = new Set<() => void>()
  const update = (next: OpenRowForm | undefined) => {
    open = next
    turn += 1
    for (const listener of [...listeners]) listener()
  }
  return {
    get: () => open,
    async toggle(key, at) {
      if (open?.key === key) return update(undefined)
      update(undefined)
      const ownTurn = turn
      const isReady = await retryOpening(load)
      if (ownTurn !== turn) return
      if (isReady) update({ key, side: sideOf(at, windowHeight()) })
      else onFailure()
    },
    close: () => update(undefined),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
