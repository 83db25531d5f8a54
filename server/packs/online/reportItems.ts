import type { ReportDocument } from '../../../runtime/language/index.ts'
import { toStableId } from '../../db/id.ts'
import type { Pack } from '../pack.ts'
import type { PackItem } from '../packItem.ts'
import { toOnlineNode } from './onlineNode.ts'
import { toStoredText, toTextItem } from './textItem.ts'

/** The online reports of a pack with their columns. Like sample rows they are never changed again. */
export function toReportItems(pack: Pack, packs: readonly Pack[]): readonly PackItem[] {
  return pack.reports.flatMap((report) => {
    const id = toStableId(pack.id, 'report', report.code)
    const { chart } = report
    const head: PackItem = {
      pack: pack.id,
      kind: 'row',
      id: `onl_cgreport_head/${report.code}`,
      table: 'onlCgreportHead',
      recordId: id,
      json: [],
      values: {
        name: toStoredText(pack, report.title),
        code: report.code,
        cgrSql: report.query,
        ...(report.access === undefined ? {} : { isOpen: report.access === 'anyone' ? 'A' : 'Y' }),
        chartType: chart?.type ?? null,
        chartCategory: chart?.category ?? null,
        chartValues: chart?.values.join(',') ?? null,
      },
    }
    return [
      head,
      ...toTextItem(pack, head, 'name', report.title),
      ...report.columns.flatMap((column, index) => toColumnItem(pack, report.code, id, column, index)),
      ...toOnlineNode(pack, packs, report, {
        ...{ url: `/online/cgreport/${report.code}`, icon: 'file-text' },
        component: 'modules/online/cgreport/auto/OnlCgreportAutoList',
      }),
    ]
  })
}

function toColumnItem(
  pack: Pack,
  code: string,
  headId: string,
  column: ReportDocument['columns'][number],
  index: number,
): readonly PackItem[] {
  const { name, label, type = 'String', choices, width, inQuery, range, total, public: isPublic } = column
  const item: PackItem = {
    pack: pack.id,
    kind: 'row',
    id: `onl_cgreport_item/${code}/${name}`,
    table: 'onlCgreportItem',
    recordId: toStableId(pack.id, 'report', code, name),
    json: [],
    parent: { column: 'cgrheadId', table: 'onlCgreportHead', isNeeded: true },
    isOwn: true,
    values: {
      fieldTxt: toStoredText(pack, label),
      cgrheadId: headId,
      fieldName: name,
      fieldType: type,
      fieldWidth: width ?? null,
      dictCode: choices ?? null,
      isSearch: inQuery === true ? 1 : 0,
      searchMode: inQuery === true ? (range === true ? 'group' : 'single') : null,
      isShow: 1,
      isOrder: 1,
      isTotal: total === true ? '1' : '0',
      isPublic: isPublic === true ? '1' : '0',
      orderNum: index,
    },
  }
  return [item, ...toTextItem(pack, item, 'fieldTxt', label)]
}
