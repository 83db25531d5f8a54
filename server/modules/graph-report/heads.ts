import { findRows } from '../../db/rows.ts'
import type { SignedInCall } from '../../http/index.ts'
import { resource, type Values } from '../../http/resource/index.ts'
import { makeCode } from '../../online/makeCode.ts'
import { presentTexts } from '../../online/presentTexts.ts'
import { nodes } from '../permission/nodes.ts'
import { renameOperations } from '../permission/operations.ts'
import { checkHead, refuseRevealed, shownNames } from './checkHead.ts'
import { checkItem, checkParameter } from './checkItem.ts'
import { checkOpenGraph } from './checkOpen.ts'
import { withDefaults } from './model.ts'
import { items, params } from './parts.ts'
import { headRecords } from './records.ts'
import { type PartLists, readPartLists, writtenWith } from './saveParts.ts'

const defaults = {
  ...{ graphType: 'bar', isCombination: 'single', displayTemplate: 'single', dataType: 'sql' },
  isOpen: 'N',
}

/** The parts that a graph report is written with. */
export const graphParts: PartLists = {
  onlGraphreportItemList: {
    model: items.model,
    owner: 'graphreportHeadId',
    name: 'fieldName',
    defaults: ({ fieldName }) => ({
      ...{ fieldTxt: fieldName, isShow: 'Y', isTotal: 'N', searchFlag: 'N', searchMode: 'single', fieldType: 'String' },
      isPublic: 'N',
    }),
    check: checkItem,
  },
  paramsList: {
    model: params.model,
    owner: 'headId',
    name: 'paramName',
    defaults: () => ({ paramType: 'text', isRequired: 'N' }),
    check: checkParameter,
  },
}

const writes = writtenWith(graphParts)

/** Graph reports as records (wire contract 1.15, 3.5). Their items and parameters go with them. */
export const heads = resource({
  ...headRecords,
  present: (records, call) => presentTexts(records, call, 'name'),
  act: { changes: (ids) => ({ graphs: ids }) },
  parts: () => Object.values(graphParts),
  beside: (call, id) => readPartLists(call, graphParts, id),
  operations: ['list', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls', 'importExcel'],
  hooks: {
    async afterAdd(row, call) {
      await writes.afterAdd(row, call)
      await checkOpenGraph(call, row)
    },
    async afterEdit(row, before, call) {
      const shown = shownNames(before, await readItems(call, row.id))
      await writes.afterEdit(row, before, call)
      // What is read may be another thing now, which its writer needed the code for.
      await refuseRevealed(call, row, shown, shownNames(row, await readItems(call, row.id)))
      await checkOpenGraph(call, row)
      await renameOperations(nodes, call, { from: `graph:${before.code}`, to: `graph:${row.code}` })
    },
    async beforeAdd(values, call) {
      const whole = withDefaults(await withCode(values, call), defaults)
      await checkHead(call, whole, undefined)
      return whole
    },
    async beforeEdit(given, before, call) {
      const values = isBlank(given.code) ? leaveOut(given, 'code') : given
      const cleared = Object.keys(defaults).filter((name) => Object.hasOwn(values, name))
      const whole = { ...values, ...pick(withDefaults(values, defaults), cleared) }
      await checkHead(call, { ...before, ...whole }, before)
      return whole
    },
  },
})

const isBlank = (value: unknown): boolean => String(value ?? '').trim() === ''

const leaveOut = (values: Values, left: string): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== left))

/** A report without a code has one that is made of its name. */
async function withCode(values: Values, { db }: SignedInCall): Promise<Values> {
  if (!isBlank(values.code)) return values
  const code = await makeCode(db, String(values.name ?? ''), { table: 'onlGraphreportHead', otherwise: 'graph' })
  return { ...values, code }
}

const readItems = ({ db }: SignedInCall, id: unknown) =>
  findRows(db, 'onlGraphreportItem', { graphreportHeadId: String(id) }, ['fieldName'])

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]))
