import { lazyPart } from '../../../registry/index.ts'
import type { BuiltIn, ListDialogProps } from './builtIn.ts'

const SuperQueryDialog = lazyPart<ListDialogProps>(() =>
  import('../superQuery/SuperQueryDialog.tsx').then((chunk) => chunk.SuperQueryDialog),
)

/** Asks by conditions of the person's own (specification 2.8 and 5, advanced query builder). */
export const superQuery: BuiltIn = {
  id: 'superQuery',
  label: 'list.superQuery',
  icon: 'filter',
  style: 'default',
  waits: true,
  mark: ({ superQuery: filters, setSuperQuery }) =>
    filters ? { label: 'list.superQuery.active', clear: () => setSuperQuery(null) } : undefined,
  run: (context) => context.show(SuperQueryDialog),
}
