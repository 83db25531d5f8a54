import type { GraphDocument } from '../../../runtime/language/index.ts'
import { toStableId } from '../../db/id.ts'
import type { Pack } from '../pack.ts'
import type { PackItem } from '../packItem.ts'
import { toOnlineNode } from './onlineNode.ts'
import { toStoredText, toTextItem } from './textItem.ts'

/** The graph reports of a pack with their columns. Like sample rows they are never changed again. */
export function toGraphItems(pack: Pack, packs: readonly Pack[]): readonly PackItem[] {
  return pack.graphs.flatMap((graph) => {
    const id = toStableId(pack.id, 'graph', graph.code)
    const head: PackItem = {
      pack: pack.id,
      kind: 'row',
      id: `onl_graphreport_head/${graph.code}`,
      table: 'onlGraphreportHead',
      recordId: id,
      json: [],
      values: {
        name: toStoredText(pack, graph.title),
        code: graph.code,
        cgrSql: graph.query,
        xaxisField: graph.category,
        yaxisField: graph.values.join(','),
        graphType: graph.types.join(','),
        isCombination: 'single',
        displayTemplate: graph.types.length > 1 ? 'tab' : 'single',
        dataType: 'sql',
        ...(graph.access === undefined ? {} : { isOpen: graph.access === 'anyone' ? 'A' : 'Y' }),
      },
    }
    return [
      head,
      ...toTextItem(pack, head, 'name', graph.title),
      ...graph.columns.flatMap((column, index) => toColumnItem(pack, graph.code, id, column, index)),
      ...toOnlineNode(pack, packs, graph, {
        ...{ url: `/online/graphreport/chart/${graph.code}`, icon: 'bar-chart' },
        component: 'modules/online/graphreport/auto/OnlGraphreportAutoChart',
      }),
    ]
  })
}

function toColumnItem(
  pack: Pack,
  code: string,
  headId: string,
  { name, label, type = 'String', choices, total, public: isPublic }: GraphDocument['columns'][number],
  index: number,
): readonly PackItem[] {
  const item: PackItem = {
    pack: pack.id,
    kind: 'row',
    id: `onl_graphreport_item/${code}/${name}`,
    table: 'onlGraphreportItem',
    recordId: toStableId(pack.id, 'graph', code, name),
    json: [],
    parent: { column: 'graphreportHeadId', table: 'onlGraphreportHead', isNeeded: true },
    isOwn: true,
    values: {
      fieldTxt: toStoredText(pack, label),
      graphreportHeadId: headId,
      fieldName: name,
      fieldType: type,
      dictCode: choices ?? null,
      isShow: 'Y',
      isTotal: total === true ? 'Y' : 'N',
      searchFlag: 'N',
      isPublic: isPublic === true ? 'Y' : 'N',
      orderNum: index,
    },
  }
  return [item, ...toTextItem(pack, item, 'fieldTxt', label)]
}
