import type { BuiltIn } from './builtIn.ts'
import { openForm } from './loadRuns.ts'

/** Opens the form of a row. */
export const edit: BuiltIn = {
  id: 'edit',
  label: 'list.edit',
  icon: 'edit',
  style: 'link',
  waits: true,
  run: (context) => openForm(context, 'edit'),
}
