/** Something that is lost when what holds it goes away. */
export interface Unsaved {
  isDirty(): boolean
  /** A person agreed to lose it. */
  discard(): void
}

/** What goes away as one: a tab, a dialog, a drawer, with all that is not saved in it. */
export interface UnsavedChangesScope extends Unsaved {
  /** Has the ground ask for something too; gives what ends that. */
  add(unsaved: Unsaved): () => void
}

export function createUnsavedChangesScope(): UnsavedChangesScope {
  const all = new Set<Unsaved>()
  return {
    add(unsaved) {
      all.add(unsaved)
      return () => void all.delete(unsaved)
    },
    isDirty: () => [...all].some((unsaved) => unsaved.isDirty()),
    discard() {
      for (const unsaved of all) unsaved.discard()
    },
  }
}
