/** Loads what puts the changes of two writers together, which hardly anybody ever needs. */
export const loadConflictTools = () => import('./conflictTools.ts')
