import { loadChunk } from '../../../registry/index.ts'

/** Loads what built-in actions do when they are pressed: a list that only shows its records needs none of it. */
export const loadRuns = () => loadChunk(() => import('./runs/index.ts'))

type Runs = Awaited<ReturnType<typeof loadRuns>>

/** Opens the form of a list, see `runs/openForm.ts`. */
export const openForm: Runs['openForm'] = async (...args) => (await loadRuns()).openForm(...args)
