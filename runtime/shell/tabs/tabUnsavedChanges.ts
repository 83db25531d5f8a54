import { createUnsavedChangesScope, type Unsaved, type UnsavedChangesScope } from '../../page/index.ts'

/** What is not saved in the open tabs. */
export interface TabUnsavedChanges {
  /** The ground of a tab; the same one as long as the tab is there. */
  of(path: string): UnsavedChangesScope
  /** What is not saved in several tabs together. */
  combine(paths: readonly string[]): Unsaved
  /** Forgets tabs that were closed or begin anew. */
  drop(paths: readonly string[]): void
  /** Whether any tab holds something that is not saved. */
  isDirty(): boolean
}

export function createTabUnsavedChanges(): TabUnsavedChanges {
  const scopes = new Map<string, UnsavedChangesScope>()
  const some = (paths: readonly string[]) => paths.flatMap((path) => scopes.get(path) ?? [])
  return {
    of(path) {
      const scope = scopes.get(path) ?? createUnsavedChangesScope()
      scopes.set(path, scope)
      return scope
    },
    combine: (paths) => ({
      isDirty: () => some(paths).some((scope) => scope.isDirty()),
      discard() {
        for (const scope of some(paths)) scope.discard()
      },
    }),
    drop(paths) {
      for (const path of paths) scopes.delete(path)
    },
    isDirty: () => [...scopes.values()].some((scope) => scope.isDirty()),
  }
}
