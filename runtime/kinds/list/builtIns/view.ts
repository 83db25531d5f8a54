import type { BuiltIn } from './builtIn.ts'
import { openForm } from './loadRuns.ts'

/** Shows a row in its form, read-only. */
export const view: BuiltIn = {
  id: 'view',
  label: 'list.view',
  icon: 'eye',
  style: 'link',
  waits: true,
  run: (context) => openForm(context, 'view'),
}
