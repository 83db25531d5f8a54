import { isObject } from '../../../language/index.ts'
import type { PageInstance } from '../../../page/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import type { ListActs, ScriptHost, SharedActs } from '../../../scripts/index.ts'
import type { ListController } from '../useListController.ts'

interface ListAround {
  readonly controller: ListController
  readonly instance: PageInstance
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

/** The properties that scripts of a list read (wire contract 3.4), and the steps by which they change some of them. */
const writers: Readonly<Record<string, (value: unknown, around: ListAround) => void>> = {
  queryParam(value, { controller }) {
    if (isObject(value)) controller.search(value, controller.rules)
  },
  selectedRowKeys(value, { controller }) {
    const keys = new Set(Array.isArray(value) ? value.map(String) : [])
    const { selection, state, keyOf } = controller
    const known = new Map<string, DataRecord>([...selection.records, ...state.records].map((one) => [keyOf(one), one]))
    selection.clear()
    selection.toggleAll(
      [...known].filter(([key]) => keys.has(key)).map(([, record]) => record),
      true,
    )
  },
  currentPage(value, { controller: { paging, setPage } }) {
    if (paging && isCount(value)) setPage(value, paging.size)
  },
  pageSize(value, { controller: { paging, setPage } }) {
    if (paging && isCount(value)) setPage(1, value)
  },
  sortField(value, { controller: { setSort, sort } }) {
    if (typeof value === 'string') setSort({ field: value, direction: sort?.direction ?? 'desc' })
  },
  sortType(value, { controller: { setSort, sort } }) {
    if (sort) setSort({ ...sort, direction: String(value).toLowerCase().includes('asc') ? 'asc' : 'desc' })
  },
}

/** What the script of a list finds: the list as it stands, its query and selection, and the page's form. */
export function createListHost(shared: SharedActs, around: () => ListAround): ScriptHost<ListActs> {
  return {
    read() {
      const { controller, instance } = around()
      const { state, paging, sort, selection, query, resolved } = controller
      const { page } = resolved
      return {
        description: page.title,
        isDesForm: 'N',
        hasTree: page.kind === 'treeTable',
        hasChildrenField: page.kind === 'treeTable' ? (page.tree?.hasChildren ?? '') : '',
        isErpSubTable: false,
        isInnerSubTable: instance.place === 'plain',
        foreignKeyField: Object.keys(controller.fixed)[0] ?? '',
        foreignKeyValue: Object.values(controller.fixed)[0] ?? '',
        ...instance.script?.scripts.about,
        acceptHrefParams: instance.names().query ?? {},
        queryParam: query,
        selectedRowKeys: [...selection.keys],
        selectionRows: selection.records,
        dataSource: state.records,
        total: state.total,
        currentPage: paging?.current ?? 1,
        pageSize: paging?.size ?? state.records.length,
        sortField: sort?.field ?? '',
        sortType: sort?.direction ?? '',
        loading: state.status === 'loading' || state.status === 'refreshing',
      }
    },
    write(changes) {
      for (const [name, value] of Object.entries(changes))
        if (Object.hasOwn(writers, name)) writers[name]?.(value, around())
    },
    acts: {
      ...shared,
      async loadData(number) {
        const { controller } = around()
        if (controller.paging && isCount(number)) controller.setPage(number, controller.paging.size)
        await controller.reload()
      },
      async openCustomModal(given) {
        const { controller, instance } = around()
        const options = isObject(given) ? given : {}
        if (options.requestUrl !== undefined)
          throw new TypeError('openCustomModal saves where its form does: this app takes no requestUrl.')
        const { row, title, width, page } = options
        const closed = await instance.open({
          page: typeof page === 'string' ? page : `${controller.resolved.page.id}#form`,
          in: 'dialog',
          mode: isObject(row) ? 'edit' : 'add',
          ...(typeof title === 'string' ? { title } : {}),
          ...(isCount(width) ? { width } : {}),
          ...(isObject(row) ? { record: row } : { values: controller.fixed }),
        })
        if (closed) await controller.reload()
        return closed
      },
    },
  }
}
