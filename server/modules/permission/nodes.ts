import { isObject, type LanguageTexts } from '../../../runtime/language/index.ts'
import { createId } from '../../db/id.ts'
import { findRows } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import type { RecordTexts, SignedInCall } from '../../http/index.ts'
import { findBelow, type Resource, resource, type Values } from '../../http/resource/index.ts'
import { findThingAt } from '../../online/operations/findThing.ts'
import { dataRules } from './dataRules.ts'
import { nodeRecords } from './nodeRecords.ts'
import { addOperations, findAbove, followAddress } from './operations.ts'

/** Menu nodes and buttons as records (wire contract 1.5); deleting one deletes what is below it and its grants. */
const own: Resource = resource({
  ...nodeRecords,
  act: { changes: async (ids, { db, body }) => ({ nodes: await withAround(db, ids, isObject(body) ? body : {}) }) },
  operations: ['queryById', 'add', 'edit', 'delete', 'deleteBatch'],
  parts: () => [{ model: dataRules.model, owner: 'permissionId' }],
  present: async (records, call) =>
    records.map(({ names, ...record }) => ({
      ...record,
      name: textOf(names, call) ?? record.name,
      leaf: record.isLeaf,
    })),
  hooks: {
    beforeAdd: (values) => withFolderAddress(toStored(values)),
    afterAdd: async (row, call) => addOperations(nodes, call, row, await findThingAt(call.db, row.url)),
    afterEdit: (row, before, call) => followAddress(nodes, call, row, before),
    beforeEdit: (values, before, call) => {
      // A form sends back what it showed; only another name is one that a person typed.
      const isTyped = values.name !== undefined && values.name !== textOf(before.names, call)
      const { name, ...others } = toStored(values)
      if (name === undefined) return others
      return isTyped ? { ...others, name, names: null } : others
    },
  },
})

/** The same; what nodes are called in three languages stands in a column of their own. */
export const nodes: Resource = { ...own, table: { ...own.table, readTexts: readNames } }

async function readNames(db: Connection, ids: readonly string[]): Promise<ReadonlyMap<unknown, RecordTexts>> {
  const rows = await findRows(db, 'sysPermission', { id: [...ids] }, ['id', 'names'])
  return new Map(rows.flatMap(({ id, names }) => (names === null ? [] : [[id, { name: names }]])))
}

/** What stands below a node goes with it, and what hangs on that with it; what a node gives may hang on its buttons. */
export async function withAround(
  db: Connection,
  ids: readonly string[],
  sent: Values = {},
): Promise<readonly string[]> {
  const above = await findAbove(db, ids, sent)
  if (ids.length === 0) return above
  const below = findBelow(await findRows(db, 'sysPermission', { delFlag: 0 }, ['id', 'parentId']), ids)
  return [...new Set([...below.keys(), ...above])]
}

function textOf(names: unknown, call: SignedInCall): string | undefined {
  return (names as LanguageTexts | null | undefined)?.[call.language]
}

/** A root has no parent. */
function toStored(values: Values): Values {
  return values.menuType === 0 ? { ...values, parentId: null } : values
}

/** A folder leads nowhere; the menu still names it by an address of its own. */
function withFolderAddress(values: Values): Values {
  if (values.menuType !== 0 || (values.url ?? '') !== '') return values
  return { ...values, url: `/menu/${createId()}`, component: values.component || 'layouts/RouteView' }
}
