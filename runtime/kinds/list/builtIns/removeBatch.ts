import type { BuiltIn } from './builtIn.ts'
import { loadRuns } from './loadRuns.ts'

/** Deletes the ticked records, of whatever page of the list (specification 5 and 8: its refusal and its question). */
export const removeBatch: BuiltIn = {
  id: 'removeBatch',
  label: 'list.removeBatch',
  icon: 'delete',
  style: 'danger',
  needsSelection: true,
  waits: true,
  asks: true,
  run: async (context) => (await loadRuns()).removeTicked(context),
}
