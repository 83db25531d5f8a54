import { isObject } from '../json.ts'
import type { OnlineFormSource } from '../schema/source.ts'
import { type CallOf, type CallSubject, callMethods, type SourceCall, type SourceCallName } from './sourceCall.ts'

const base = '/online/cgform/api'

type Values = Readonly<Record<string, unknown>>

type Write = (source: OnlineFormSource, code: string, subject: CallSubject) => Omit<SourceCall, 'method'>

const tableType = ({ tableType: type }: OnlineFormSource): SourceCall['query'] =>
  type === undefined ? {} : { tabletype: type }

/**
 * A record as the calls take it: the one row of a sub table that has one at most is a list as those of all others. No
 * column holds an object, so an object is such a row.
 */
const toBody = (record: Values): Values =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, isObject(value) ? [value] : value]))

/** Records stand below the form by their keys, several joined by commas. */
const records: Write = (_source, code, { ids = [], query = {} }) => ({
  path: `${base}/form/${code}/${ids.map(encodeURIComponent).join(',')}`,
  query,
})
const saving: Write = (source, code, { query = {}, record, isChild }) => ({
  path: `${base}/form/${code}`,
  query: { tabletype: 1, ...tableType(source), ...(isChild ? { child: 1 } : {}), ...query },
  ...(record === undefined ? {} : { body: toBody(record) }),
})

/** How each call of an online form is written (wire contract 1.13). */
const calls: Readonly<Partial<Record<SourceCallName, Write>>> = {
  list: (source, code, { query = {} }) => ({
    path: `${base}/getData/${code}`,
    query: { ...query, ...tableType(source) },
  }),
  // What is searched is asked as a list; here the children of one record are asked for, whatever they hold.
  children: (_source, code, { query = {} }) => ({
    path: `${base}/getTreeData/${code}`,
    query: { hasQuery: 'false', ...query },
  }),
  queryById: records,
  add: saving,
  edit: saving,
  delete: records,
  deleteBatch: records,
  exportXls: (_source, code, { query = {} }) => ({
    path: `${base}/exportXlsOld/${code}`,
    query: { paramsStr: JSON.stringify(query) },
  }),
  removal: (_source, code, { ids = [] }) => ({ path: `${base}/removal/${code}`, query: { ids: ids.join(',') } }),
  importExcel: (_source, code, { query = {} }) => ({ path: `${base}/importXls/${code}`, query }),
}

/** The calls of an online form, which is named by its id or its table. */
export const onlineFormCall: CallOf<OnlineFormSource> = (source, call, subject) => {
  const write = calls[call]
  return write && { method: callMethods[call], ...write(source, encodeURIComponent(source.onlineForm), subject) }
}
