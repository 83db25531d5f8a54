import { Type } from 'typebox'
import { createError, createFailure } from '../../../runtime/language/index.ts'
import type { RecordQuery } from '../../db/dynamic.ts'
import { ok, type Route, route, type SignedInCall, signedIn } from '../../http/index.ts'
import {
  findBelow,
  findByAdvancedQuery,
  findWay,
  keepFound,
  selectVisible,
  splitIds,
  withTreeVersions,
} from '../../http/resource/index.ts'
import { departMessages } from './messages.ts'
import { readOwnIds, superior } from './reach.ts'
import { departs } from './resource.ts'
import { type DepartRow, readDepartRows, readLineage } from './rows.ts'
import { readDepartTree, toDepartTree, toIdTree } from './tree.ts'

const choosing = signedIn('Everybody may choose departments in a form; the tree is what the whole company knows.')
const own = signedIn('It shows only the departments that the user is in charge of.')
const text = Type.String({ default: '' })
const ofDepart = Type.Object({ departId: text, orgCode: text })

/** The departments that a caller may see at all. */
const selectSeen = (call: SignedInCall): Promise<RecordQuery> => selectVisible(departs.model, call)

/** The trees of departments that pickers and screens ask for (wire contract 1.7). */
export const treeRoutes: readonly Route[] = [
  route('GET', '/sys/sysDepart/queryTreeList', choosing, { query: { ids: text } }, async (call) => {
    const { ids } = call.query
    return withTreeVersions(departs.model, call, async () => {
      const within = await selectSeen(call)
      const rows = await readDepartRows(call, ids === '' ? { within } : { within, ids: splitIds(ids) })
      const asked = await findByAdvancedQuery(departs.model, call)
      if (asked === undefined) return toDepartTree(rows)
      const found = keepFound(rows, ({ id }) => asked.has(id))
      return toDepartTree(found.rows.map((row) => ({ ...row, ...found.toMark(row) })))
    })
  }),
  route(
    'GET',
    '/sys/sysDepart/queryDepartTreeSync',
    choosing,
    { query: { pid: text, ids: text, primaryKey: Type.String({ default: 'id' }) } },
    async (call) => {
      const { pid, ids, primaryKey } = call.query
      const within = await selectSeen(call)
      if (ids === '') return readDepartTree(call, { within, parentId: pid === '' || pid === '0' ? null : pid })
      const chosen = splitIds(ids)
      if (primaryKey === 'id') return readDepartTree(call, { within, ids: chosen })
      if (primaryKey === 'orgCode') return readDepartTree(call, { within, codes: chosen })
      throw createError('requestInvalid', { detail: 'primaryKey' })
    },
  ),
  route('GET', '/sys/sysDepart/queryIdTree', choosing, async (call) =>
    toIdTree(await readLineage(call.db, await selectSeen(call), call.language)),
  ),
  route('GET', '/sys/sysDepart/queryMyDeptTreeList', own, async (call) => {
    const { user } = call
    const ids = await readOwnIds(call)
    const tree = ids.length === 0 ? null : await readDepartTree(call, { ids })
    return ok(tree, String(user.userIdentity === superior ? superior : 1))
  }),
  route(
    'GET',
    '/sys/sysDepart/searchBy',
    choosing,
    { query: { keyWord: text, myDeptSearch: text, departIds: text } },
    async (call) => {
      const { query } = call
      const rows = await readDepartRows(call, { within: await selectSeen(call) })
      const isOwn = query.myDeptSearch === '1' || query.myDeptSearch === 'true'
      const mine = isOwn ? new Set(await readOwnIds(call)) : undefined
      const named = query.departIds === '' ? undefined : findBelow(rows, splitIds(query.departIds))
      const isWithin = ({ id }: DepartRow) => (mine?.has(id) ?? true) && (named?.has(id) ?? true)
      const word = query.keyWord.trim().toLowerCase()
      const found = rows.filter((row) => isWithin(row) && row.departName.toLowerCase().includes(word))
      if (word === '' || found.length === 0) throw createFailure(departMessages.noMatch)
      return toDepartTree(found)
    },
  ),
  route('GET', '/sys/sysDepart/queryParentName', choosing, { query: ofDepart }, async (call) => {
    const { db, query } = call
    const rows = await readLineage(db, await selectSeen(call), call.language)
    const way = findWay(
      rows,
      rows.find(({ id, orgCode }) => id === query.departId || orgCode === query.orgCode)?.id ?? '',
    )
    if (way.length === 0) throw createFailure(departMessages.unknown)
    return way.map(({ departName }) => departName).join('/')
  }),
  route('GET', '/sys/sysDepart/queryAllParentId', choosing, { query: ofDepart }, async (call) => {
    const { departId, orgCode } = call.query
    const rows = await readDepartRows(call, { within: await selectSeen(call) })
    const byId = new Map(rows.map((row) => [row.id, row]))
    const isNamedById = departId !== ''
    const requested = splitIds(isNamedById ? departId : orgCode).slice(0, 100)
    const entries = requested.map((name) => {
      const id = isNamedById ? name : rows.find((row) => row.orgCode === name)?.id
      const parentIds = findWay(rows, id ?? '').map((row) => row.id)
      return [name, { parentIds, parentMap: Object.fromEntries(parentIds.map((one) => [one, byId.get(one)])) }]
    })
    return Object.fromEntries(entries)
  }),
]
