import type { SignedInCall } from '../../http/call.ts'
import type { Hooks, ResourceModel, Values } from '../../http/resource/declaration.ts'
import type { PackTable } from '../packTable.ts'
import { runSteps } from '../steps/index.ts'
import { asServer } from './asServer.ts'
import { fieldOf } from './fieldOf.ts'
import { ownerColumn } from './fields.ts'
import { firstMove, requireCondition, toMoved } from './moves.ts'
import { requireReferences } from './references.ts'
import { applyRules } from './rules.ts'
import type { FindTable } from './servedTable.ts'

/** Whose a new record is, where a column of the table says it. */
function toOwner(table: PackTable, values: Values, { user }: SignedInCall): Values {
  const column = ownerColumn(table)
  if (column === undefined || column === 'create_by') return {}
  const name = fieldOf(table, column)
  return { [name]: values[name] ?? (user.username || null) }
}

/**
 * What a table does around its writes: the owner and the first state of a new record, computed values, checks, references and
 * secrets, and the steps of the move by which records are added.
 */
export function toHooks(table: PackTable, find: FindTable, model: () => ResourceModel): Hooks {
  const { transitions } = table
  const first = firstMove(transitions)
  return {
    async beforeAdd(given, call) {
      const owned = { ...given, ...toOwner(table, given, call) }
      if (first !== undefined) requireCondition(table, first, owned, owned, call)
      const values =
        first === undefined || transitions === undefined
          ? owned
          : toMoved(table, transitions, first, { record: owned, values: owned, call })
      await requireReferences(table, { values, before: undefined }, call, find)
      return applyRules(table, model(), { values, before: undefined }, call)
    },
    async beforeEdit(values, before, call) {
      await requireReferences(table, { values, before }, call, find)
      return applyRules(table, model(), { values, before }, call)
    },
    async afterAdd(row, call) {
      if (first?.steps === undefined) return
      await runSteps(table, first.steps, { record: row, values: row, call: asServer(call), find })
    },
  }
}
