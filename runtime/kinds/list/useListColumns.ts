import { useMemo } from 'react'
import { useText } from '../../i18n/index.ts'
import { usePageInstance, usePageServices } from '../../page/index.ts'
import { useRegistry } from '../../registry/index.ts'
import { chooseColumns } from './columns/chooseColumns.ts'
import { toColumns } from './listPage.ts'
import { toListColumns } from './tableColumns.tsx'
import type { ListController } from './useListController.ts'

/** The columns of a records page in the language, and for the person, that are there now. */
export function useListColumns(controller: ListController) {
  const registry = useRegistry()
  const services = usePageServices()
  const { names } = usePageInstance()
  const text = useText()
  const { resolved } = controller
  const { choice } = controller.columnChoice
  const columns = useMemo(
    () => toListColumns({ resolved, registry, names, text, hasAccess: services.hasAccess }),
    [resolved, registry, names, text, services],
  )
  const hidden = useEmptyPictures(controller)
  return useMemo(() => {
    const ids = hidden.split(' ')
    const filled = columns.map((entry) => (ids.includes(entry.id) ? { ...entry, isShown: false } : entry))
    return chooseColumns(filled, choice)
  }, [columns, choice, hidden])
}

/**
 * The columns of pictures of which no record that shows has one, by their ids, unless the person asks for them or may
 * put the first one there.
 */
function useEmptyPictures({ resolved, state: { records }, columnChoice }: ListController): string {
  const registry = useRegistry()
  const { shown } = columnChoice.choice
  const isEmpty = (field: string) =>
    shown[field] === undefined && !records.some((record) => (record[field] ?? '') !== '')
  return toColumns(resolved.page.columns)
    .map(({ column: { field, editable } }) => {
      const isPicture = registry.findWidget(resolved.fields[field]?.widget ?? 'input')?.isPicture
      return isPicture && !editable && isEmpty(field) ? field : ''
    })
    .join(' ')
}
