import type { BuiltIn } from './builtIn.ts'
import { openForm } from './loadRuns.ts'

/** Opens the form for a new record. */
export const add: BuiltIn = {
  id: 'add',
  label: 'list.add',
  icon: 'plus',
  style: 'primary',
  waits: true,
  run: (context) => openForm(context, 'add'),
}
