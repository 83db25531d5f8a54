import { useMemo } from 'react'
import { useText } from '../../i18n/index.ts'
import { usePageInstance, usePageServices } from '../../page/index.ts'
import { useRegistry } from '../../registry/index.ts'
import { chooseColumns } from './columns/chooseColumns.ts'
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
  return useMemo(() => chooseColumns(columns, choice), [columns, choice])
}
