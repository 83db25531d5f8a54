import type { RecordQuery } from '../../db/dynamic.ts'
import { type RecordPage, type SignedInCall, toContaining } from '../../http/index.ts'
import type { ListOptions, Values } from '../../http/resource/index.ts'
import { inBranch } from './departFilters.ts'
import { users } from './resource.ts'

/** What everybody who is signed in may know of everybody else. */
const open = ['id', 'username', 'realname', 'sex', 'sex_dictText', 'avatar', 'orgCode', 'orgCodeTxt', 'createTime']

/** The picker's other columns (specification 3), for those who may list users anyway. */
const personal = ['phone', 'birthday']

const parameterNames = ['pageNo', 'pageSize', 'order', 'departId', 'code']

/**
 * Lists users for the pickers (wire contract 1.6). Without the code of the user list neither the answer nor a filter nor
 * the order tells a phone number or a birthday.
 */
export function listPickerUsers(call: SignedInCall): Promise<RecordPage<Values>> {
  return pick(call, call.query as Values)
}

/**
 * Lists the users of a department and of those below it, `id`, or everybody without one. The wire answers with an array;
 * who asks for a page gets a page (wire contract 1.6).
 */
export async function listDepartPickerUsers(call: SignedInCall): Promise<RecordPage<Values> | readonly Values[]> {
  const { id, ...sent } = call.query as Values
  const narrow =
    typeof id === 'string' && id !== '' ? { narrow: (query: RecordQuery) => inBranch(query, id, call) } : {}
  if (sent.pageNo !== undefined) return pick(call, sent, narrow)
  return (await pick(call, { ...sent, pageNo: '1', pageSize: '1000' }, narrow)).records
}

async function pick(call: SignedInCall, sent: Values, options: ListOptions = {}): Promise<RecordPage<Values>> {
  const mayList = (await call.access()).has('user:list')
  const shown = mayList ? [...open, ...personal] : open
  const filters = Object.entries(sent).filter(([name]) => {
    const field = name.replace(/_(begin|end|MultiString)$/, '')
    return parameterNames.includes(name) || shown.includes(field)
  })
  const column = shown.includes(String(sent.column)) ? { column: sent.column } : {}
  // A picker's search box finds parts of a name.
  const names = { username: toContaining(sent.username), realname: toContaining(sent.realname) }
  const parameters = { ...Object.fromEntries(filters), ...names, ...column }
  const page = await users.list(call, { ...options, parameters })
  const present = (record: Values) =>
    Object.fromEntries([...open, ...personal].map((name) => [name, pickValue(record, name)]))
  const pickValue = (record: Values, name: string) => (shown.includes(name) ? (record[name] ?? null) : null)
  return { ...page, records: page.records.map(present) }
}
