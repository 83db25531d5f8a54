import type { SignedInCall } from '../../http/call.ts'
import type { RecordPage } from '../../http/envelope.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { users } from './resource.ts'

/** What everybody who is signed in may know of everybody else. */
const open = ['id', 'username', 'realname', 'sex', 'sex_dictText', 'avatar', 'orgCode', 'orgCodeTxt', 'createTime']

/** The picker's other columns (specification 3), for those who may list users anyway. */
const personal = ['phone', 'birthday']

const orders = ['pageNo', 'pageSize', 'order']

/**
 * Lists users for the pickers (wire contract 1.6). Without the code of the user list neither the answer nor a filter nor
 * the order tells a phone number or a birthday.
 */
export async function listPickerUsers(call: SignedInCall): Promise<RecordPage<Values>> {
  const mayList = (await call.access()).has('user:list')
  const shown = mayList ? [...open, ...personal] : open
  const sent = call.query as Readonly<Record<string, unknown>>
  const filters = Object.entries(sent).filter(([name]) => {
    const field = name.replace(/_(begin|end|MultiString)$/, '')
    return orders.includes(name) || shown.includes(field)
  })
  const column = shown.includes(String(sent.column)) ? { column: sent.column } : {}
  const parameters = { ...Object.fromEntries(filters.map(toContaining)), ...column }
  const page = await users.list(call, { parameters })
  const pick = (record: Values) =>
    Object.fromEntries([...open, ...personal].map((name) => [name, pickValue(record, name)]))
  const pickValue = (record: Values, name: string) => (shown.includes(name) ? (record[name] ?? null) : null)
  return { ...page, records: page.records.map(pick) }
}

/** A picker's search box finds parts of a name. */
function toContaining([name, value]: readonly [string, unknown]): readonly [string, unknown] {
  const isPlain = typeof value === 'string' && !/[*,!]/.test(value)
  return (name === 'username' || name === 'realname') && isPlain ? [name, `*${value}*`] : [name, value]
}
