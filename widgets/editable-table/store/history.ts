/** A stack of states to go back to, and of states to come back to (style 5: undo is a history of documents). */
export interface History<State> {
  /** Notes the state before a change; changes that join the one before are undone together. */
  note(before: State, joins?: string): void
  undo(now: State): State | undefined
  redo(now: State): State | undefined
  /** Goes back behind changes that were called off, unless others followed them. */
  callOff(joins: string): State | undefined
  /** Changes every state that is kept, as by what other people did in the meantime. */
  rewrite(change: (state: State) => State): void
  canUndo(): boolean
  canRedo(): boolean
  clear(): void
}

/** So many steps back are kept. */
const depth = 100

/** Allocates a history of immutable states. */
export function createHistory<State>(): History<State> {
  let past: readonly State[] = []
  let future: readonly State[] = []
  let joined: string | undefined
  return {
    note(before, joins) {
      const continues = joins !== undefined && joins === joined && past.length > 0
      joined = joins
      future = []
      if (!continues) past = [...past.slice(1 - depth), before]
    },
    undo(now) {
      const before = past.at(-1)
      if (before === undefined) return undefined
      past = past.slice(0, -1)
      future = [now, ...future]
      joined = undefined
      return before
    },
    redo(now) {
      const [after] = future
      if (after === undefined) return undefined
      future = future.slice(1)
      past = [...past, now]
      joined = undefined
      return after
    },
    callOff(joins) {
      if (joined !== joins) return undefined
      const before = past.at(-1)
      past = past.slice(0, -1)
      joined = undefined
      return before
    },
    rewrite(change) {
      past = past.map(change)
      future = future.map(change)
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    clear() {
      past = []
      future = []
      joined = undefined
    },
  }
}
