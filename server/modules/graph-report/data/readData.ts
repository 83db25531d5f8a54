import { readCached } from '../../../db/changes.ts'
import { isStranger, type SignedInCall } from '../../../http/index.ts'
import type { Values } from '../../../http/resource/index.ts'
import { shownNames } from '../checkHead.ts'
import type { Graph } from '../graph.ts'
import type { DataType } from '../model.ts'
import { filterRecords, parseQuestion } from './filterRecords.ts'
import type { GraphData, Question } from './graphData.ts'
import { toQueryFields } from './queryFields.ts'
import { type Reach, readApi } from './readApi.ts'
import { readSql } from './readSql.ts'
import { parseRecords } from './records.ts'

/** Reads the records that a call asks of a report, with those of their values that the report describes. */
export async function readData(call: SignedInCall, graph: Graph, question: Question, reach: Reach): Promise<GraphData> {
  const source = graph.head.cgrSql ?? ''
  const whole = (records: readonly Values[]): GraphData => {
    const fields = toQueryFields(graph.items)
    return {
      records: filterRecords(records, parseQuestion(question.filters, fields, call.timeZone), fields),
      isCut: false,
      tables: [],
    }
  }
  const readers: Readonly<Record<DataType, () => GraphData | Promise<GraphData>>> = {
    sql: () => readSql(call, graph, question),
    json: () => whole(parseRecords(source)),
    api: async () => whole(await askHost(call, graph, question, reach)),
  }
  const { records, isCut, tables } = await readers[graph.head.dataType as DataType]()
  return { records: records.map(describedOnly(graph)), isCut, tables }
}

/** For how many seconds what another host answered stands for all strangers. */
const keptFor = 20

/**
 * Asks another host for the records of a report. All strangers ask it the same, so that one answer is for all of them: however
 * many they are, they do not have the server call others more often.
 */
async function askHost(
  call: SignedInCall,
  { head }: Graph,
  { parameters }: Question,
  reach: Reach,
): Promise<readonly Values[]> {
  const source = head.cgrSql ?? ''
  const ask = () => readApi(call, source, parameters, reach)
  if (!isStranger(call.user)) return ask()
  return readCached(call.db, `graphOfStrangers:${head.id}`, async () => {
    const value = await ask()
    const topics = ['onl_graphreport_head', 'onl_graphreport_params']
    return { value, topics, seconds: keptFor, size: JSON.stringify(value).length / 512 }
  })
}

/** Leaves of a record what the report describes: its fields and its axes. A report without any shows all. */
function describedOnly({ head, items }: Graph): (record: Values) => Values {
  const names = shownNames(head, items)
  if (names.length === 0) return (record) => record
  const known = [...new Set(names)]
  return (record) =>
    Object.fromEntries(known.map((name) => [name, Object.hasOwn(record, name) ? (record[name] ?? null) : null]))
}
