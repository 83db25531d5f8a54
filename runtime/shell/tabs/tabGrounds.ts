import { createLeaveGround, type LeaveGround, type Unsaved } from '../../page/index.ts'

/** What is not saved in the open tabs. */
export interface TabGrounds {
  /** The ground of a tab; the same one as long as the tab is there. */
  of(path: string): LeaveGround
  /** What is not saved in several tabs together. */
  together(paths: readonly string[]): Unsaved
  /** Forgets tabs that were closed or begin anew. */
  drop(paths: readonly string[]): void
  /** Whether any tab holds something that is not saved. */
  isDirty(): boolean
}

export function createTabGrounds(): TabGrounds {
  const grounds = new Map<string, LeaveGround>()
  const some = (paths: readonly string[]) => paths.flatMap((path) => grounds.get(path) ?? [])
  return {
    of(path) {
      const ground = grounds.get(path) ?? createLeaveGround()
      grounds.set(path, ground)
      return ground
    },
    together: (paths) => ({
      isDirty: () => some(paths).some((ground) => ground.isDirty()),
      discard() {
        for (const ground of some(paths)) ground.discard()
      },
    }),
    drop(paths) {
      for (const path of paths) grounds.delete(path)
    },
    isDirty: () => [...grounds.values()].some((ground) => ground.isDirty()),
  }
}
