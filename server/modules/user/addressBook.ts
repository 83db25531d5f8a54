import type { RecordPage, SignedInCall } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { users } from './resource.ts'

/** What everybody may know of everybody else: how to call and how to reach them. */
const shown = ['id', 'realname', 'avatar', 'post', 'telephone', 'phone', 'email', 'orgCodeTxt']

/** The columns by which the book is searched and sorted. */
const requested = ['realname', 'post', 'telephone', 'phone', 'email']

/**
 * Lists the people of a department and all below it, `orgCode`, or of all (wire contract 1.6): those who can sign in. No
 * filter and no order tells what the book does not show.
 */
export async function listAddresses(call: SignedInCall): Promise<RecordPage<Values>> {
  const sent = call.query as Values
  const filters = requested.flatMap((name) => (sent[name] === undefined ? [] : [[name, toContaining(sent[name])]]))
  const parameters = {
    ...Object.fromEntries(filters),
    ...(sent.orgCode === undefined ? {} : { code: sent.orgCode }),
    pageNo: sent.pageNo,
    pageSize: sent.pageSize,
    column: requested.includes(String(sent.column)) ? sent.column : 'realname',
    order: sent.order ?? 'asc',
  }
  const page = await users.list(call, { parameters, narrow: (query) => query.where('status', '=', 1) })
  const present = (record: Values) => Object.fromEntries(shown.map((name) => [name, record[name] ?? null]))
  return { ...page, records: page.records.map(present) }
}

/** A search box finds parts of a name; a text with operators of its own is asked as it stands (wire contract 2.1). */
function toContaining(value: unknown): unknown {
  return typeof value === 'string' && value !== '' && !/[*,!<>]/.test(value) ? `*${value}*` : value
}
