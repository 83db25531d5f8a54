import { useMemo } from 'react'
import { usePageServices } from '../../../page/index.ts'
import { lazyPart } from '../../../registry/index.ts'
import type { ListController } from '../useListController.ts'
import { editableColumns } from './cellAccess.ts'
import type { InlineEditProps } from './inlineEdit.ts'

const EditedInline = lazyPart<InlineEditProps>(
  () => import('./EditedInline.tsx').then((chunk) => chunk.EditedInline),
  null,
)

const never = () => false

/** Whether the person may edit values in the cells of a list. */
export function useIsEdited({ resolved }: Pick<ListController, 'resolved'>): boolean {
  const { hasAccess } = usePageServices()
  return useMemo(() => editableColumns(resolved, hasAccess).size > 0, [resolved, hasAccess])
}

/** Gives what it draws the editing of cells; most lists edit none, and load nothing of it. */
export function WithInlineEdit({ controller, children }: InlineEditProps) {
  const isEdited = useIsEdited(controller)
  if (isEdited) return <EditedInline controller={controller}>{children}</EditedInline>
  return children({ records: controller.state.records, editing: undefined, isSaving: never })
}
