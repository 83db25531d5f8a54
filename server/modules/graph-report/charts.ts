import { findFileKeys } from '../../files/fileKeys.ts'
import { isStranger, noteShownFiles, type SignedInCall, type Viewer } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import type { ReportOperation } from '../../online/operations/operationCodes.ts'
import { findDictionary, type WireItem } from '../dictionary/dictionaryItems.ts'
import type { Reach } from './data/readApi.ts'
import { readData } from './data/readData.ts'
import { readGraph } from './findGraph.ts'
import { requireGraph } from './grants.ts'
import type { Graph, GraphHead, GraphItem, GraphParameter } from './graph.ts'
import { heads } from './heads.ts'
import type { DataType } from './model.ts'
import { givesParameters, showTo, toAsked } from './openGraphs.ts'
import { readQuestion } from './question.ts'
import { addTexts, optionsInRecords, readOptions } from './texts.ts'

/** The table of the reports, by its name in the database. */
export const graphTable = heads.table.table

/** What the people who see a report are told of it: neither its statement nor where its data lies. */
export interface ShownGraph {
  readonly head: Pick<
    GraphHead,
    | 'id'
    | 'code'
    | 'name'
    | 'content'
    | 'graphType'
    | 'isCombination'
    | 'displayTemplate'
    | 'dataType'
    | 'xaxisField'
    | 'yaxisField'
    | 'yaxisText'
    | 'extendJs'
  >
  /** What the types of charts are called. */
  readonly graphTypes: readonly WireItem[]
  readonly items: readonly Omit<GraphItem, 'createBy' | 'createTime' | 'updateBy' | 'updateTime' | 'tenantId'>[]
  readonly params: readonly Pick<
    GraphParameter,
    'paramName' | 'paramTxt' | 'paramValue' | 'paramType' | 'dictCode' | 'isRequired' | 'orderNum'
  >[]
  /** The values of fields with their texts. */
  readonly dictOptions: Readonly<Record<string, readonly WireItem[]>>
}

/** The answer of `getChartsData` (wire contract 1.15). */
export interface ChartsData extends ShownGraph {
  readonly data: readonly Values[]
  /** Whether there are more records than a report reads. */
  readonly isCut: boolean
}

/** What is told of a report without its records. */
export async function showGraph(call: SignedInCall, { head, items, parameters }: Graph): Promise<ShownGraph> {
  const given = givesParameters(call, head) ? parameters : []
  const { id, code, name, content, graphType, isCombination, displayTemplate, dataType } = head
  const { xaxisField, yaxisField, yaxisText, extendJs } = head
  return {
    head: {
      ...{ id, code, name, content, graphType, isCombination, displayTemplate, dataType },
      ...{ xaxisField, yaxisField, yaxisText, extendJs },
    },
    graphTypes: (await findDictionary(call.db, call.language, 'online_graph_type')) ?? [],
    items: items.map(
      ({ createBy: _by, createTime: _at, updateBy: _editor, updateTime: _edit, tenantId: _, ...item }) => item,
    ),
    params: given.map(({ paramName, paramTxt, paramValue, paramType, dictCode, isRequired, orderNum }) => ({
      ...{ paramName, paramTxt, paramValue, paramType, dictCode, isRequired, orderNum },
    })),
    dictOptions: await readOptions(call, items),
  }
}

/** Reads what the caller may see of a report; throws when there is none, or it was not granted. */
export async function openGraph(call: Viewer, code: string, operation: ReportOperation = 'list'): Promise<Graph> {
  const graph = await readGraph(call, code)
  await requireGraph(call, graph.head, operation)
  return showTo(call, graph)
}

/** Reads a report with its records, as the call asks for them. */
export async function readCharts(
  call: SignedInCall,
  { code, query, operation }: { readonly code: string; readonly query: Values; readonly operation: ReportOperation },
  reach: Reach,
): Promise<ChartsData> {
  const graph = await openGraph(call, code, operation)
  const question = readQuestion(toAsked(call, graph.head, query), graph)
  const { records, isCut, tables } = await readData(call, graph, question, reach)
  const data = await addTexts(call, graph.items, records)
  await noteFiles(call, graph, { data, tables, bound: question.parameters })
  const shown = await showGraph(call, graph)
  const dictOptions = { ...shown.dictOptions, ...optionsInRecords(graph.items, data) }
  return { ...shown, data, dictOptions, isCut }
}

/**
 * Opens the files that records name to who is shown them. A report whose records stand in itself opens what its text names,
 * since that was asked of who wrote it, letter by letter; what another host sends opens nothing.
 */
async function noteFiles(
  call: SignedInCall,
  { head }: Graph,
  {
    data,
    tables,
    bound,
  }: { readonly data: readonly Values[]; readonly tables: readonly string[]; readonly bound: Values },
): Promise<void> {
  // Files of reports are for people who were shown them under their name.
  if (isStranger(call.user)) return
  const rowsOf: Readonly<Record<DataType, () => readonly unknown[]>> = {
    sql: () => data,
    json: () => {
      const written = findFileKeys(head.cgrSql)
      return [...findFileKeys(data)].filter((key) => written.has(key)).map((key) => `_${key}`)
    },
    api: () => [],
  }
  const rows = rowsOf[head.dataType as DataType]()
  const from = head.dataType === 'json' ? [graphTable] : tables
  await noteShownFiles(call, { table: graphTable, id: head.id, rows, bound, from })
}
