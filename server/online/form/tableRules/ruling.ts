import type { Hooks, ResourceDeclaration, ResourceModel } from '../../../http/resource/declaration.ts'
import type { PackTable } from '../../../packs/packTable.ts'
import { toHooks } from '../../../packs/table/hooks.ts'
import { toOwnership } from '../../../packs/table/owner.ts'
import { findServedTable } from '../../../packs/table/servedTable.ts'
import { toDerived, toSums } from '../../../packs/table/sums.ts'
import { writtenByRules } from './formTable.ts'

/** What the rules of a form add to the model of its records. */
interface Ruling {
  readonly declares: Pick<ResourceDeclaration, 'public' | 'uniqueTogether' | 'derived' | 'closed'>
  readonly ownership: Pick<ResourceDeclaration, 'scope' | 'changeable'>
  readonly hooks: Hooks
}

export function toRuling(table: PackTable, model: () => ResourceModel): Ruling {
  return {
    declares: {
      ...(table.public === undefined ? {} : { public: table.public }),
      uniqueTogether: table.unique ?? [],
      ...(toSums(table).length === 0 ? {} : { derived: toDerived(table) }),
      closed: listClosed(table),
    },
    ownership: toOwnership(table),
    hooks: toHooks(table, findServedTable, model),
  }
}

/** What a call that gives it a value is refused for: existing clients send all other fields of the server along. */
const listClosed = (table: PackTable): readonly string[] => [
  ...writtenByRules(table),
  ...Object.entries(table.columns).flatMap(([name, { editable }]) => (editable === 'onCreate' ? [name] : [])),
]
