import type { BuiltIn } from './builtIn.ts'
import { loadRuns } from './loadRuns.ts'

/** Deletes a row once the person has agreed (specification 7.3: delete with id). */
export const remove: BuiltIn = {
  id: 'remove',
  label: 'list.remove',
  icon: 'delete',
  style: 'danger',
  waits: true,
  asks: true,
  run: async (context) => (await loadRuns()).removeOne(context),
}
