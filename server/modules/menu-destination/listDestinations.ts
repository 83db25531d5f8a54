import type { SignedInCall } from '../../http/index.ts'
import { type ResourceModel, selectVisible } from '../../http/resource/index.ts'
import { heads as graphs } from '../graph-report/heads.ts'
import { templets } from '../graph-report/templets.ts'
import { heads as forms } from '../online-form-design/form/heads.ts'
import { heads as reports } from '../online-report/resource.ts'
import { pageRecords } from '../page/records.ts'
import type { Destination } from './destination.ts'
import { listInstalledPages } from './installedPages.ts'

type Row = Readonly<Record<string, unknown>>

/** A sort of things that people make, and how an entry leads to one of them. */
interface Made {
  readonly model: ResourceModel
  /** The code of who may list them. */
  readonly code: string
  readonly toDestination: (row: Row) => Destination | undefined
}

const made: readonly Made[] = [
  {
    model: pageRecords.model,
    code: 'page:list',
    toDestination: ({ pageId, title, kind }) =>
      kind === 'picker'
        ? undefined
        : { kind: 'page', title: `${title}`, url: `/own/${pageId}`, page: `${pageId}`, icon: 'layout' },
  },
  {
    model: forms.model,
    code: 'online.form:list',
    toDestination: ({ id, tableTxt, tableName, tableType }) =>
      tableType === 3
        ? undefined
        : {
            ...{ kind: 'form', title: `${tableTxt || tableName}`, url: `/online/cgformList/${id}`, icon: 'table' },
            ...{ component: 'modules/online/cgform/auto/OnlCgformAutoList', componentName: 'OnlineAutoList' },
          },
  },
  {
    model: reports.model,
    code: 'online.report:list',
    toDestination: ({ code, name }) => ({
      ...{ kind: 'report', title: `${name}`, url: `/online/cgreport/${code}`, icon: 'file-text' },
    }),
  },
  {
    model: graphs.model,
    code: 'online.graph:list',
    toDestination: ({ code, name }) => ({
      ...{ kind: 'graph', title: `${name}`, url: `/online/graphreport/chart/${code}`, icon: 'bar-chart' },
    }),
  },
  {
    model: templets.model,
    code: 'online.graph:list',
    toDestination: ({ templetCode, templetName }) => ({
      ...{ kind: 'templet', title: `${templetName}`, icon: 'dashboard' },
      url: `/online/graphreport/templet/${templetCode}`,
    }),
  },
]

/** Everything that the caller may put into the menu: the pages of packs, and of what people made, what the caller sees. */
export async function listDestinations(call: SignedInCall): Promise<readonly Destination[]> {
  const { has } = await call.access()
  const found: Destination[] = [...listInstalledPages(call)]
  for (const { model, code, toDestination } of made) {
    if (!has(code)) continue
    const rows: readonly Row[] = await (await selectVisible(model, call)).selectAll().execute()
    for (const row of rows) {
      const destination = toDestination(row)
      if (destination !== undefined) found.push(destination)
    }
  }
  return found.toSorted((one, other) => one.title.localeCompare(other.title))
}
