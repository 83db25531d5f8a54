import { toDynamic } from '../db/dynamic.ts'
import type { Connection } from '../db/schema.ts'
import type { QueryFields } from '../http/query/condition.ts'
import { toExpression } from '../http/query/toExpression.ts'
import { toRuleGroup } from '../http/rules/toRuleGroups.ts'
import type { Place } from './grants.ts'

/** A condition on the codes of departments, or on their ids, whose variables are filled. */
export interface DepartCondition {
  readonly field: 'id' | 'orgCode'
  readonly operator: string
  readonly values: readonly string[]
}

/** Finds the departments that a condition lets through. */
export type FindDeparts = (condition: DepartCondition) => Promise<ReadonlySet<string>>

/** Prepares the search among the departments as they stand now. */
export type PrepareDeparts = (db: Connection, places: readonly Place[]) => FindDeparts

const departFields: QueryFields = { id: { type: 'text' }, orgCode: { type: 'text' } }

/** Conditions whose departments are remembered at most. */
const maxKept = 1000

/**
 * Allocates the search. The database decides what a condition lets through, as it does for lists; what it found is
 * remembered for as long as all departments stay what they are.
 */
export function createDepartFinder(): PrepareDeparts {
  let kept = { places: '', found: new Map<string, ReadonlySet<string>>() }
  return (db, places) => {
    let found: Map<string, ReadonlySet<string>> | undefined
    const toFound = () => {
      const text = JSON.stringify(places.map(({ id, orgCode }) => [id, orgCode]))
      if (kept.places !== text || kept.found.size >= maxKept) kept = { places: text, found: new Map() }
      return kept.found
    }
    return async (condition) => {
      found ??= toFound()
      const key = JSON.stringify([condition.field, condition.operator, condition.values])
      const known = found.get(key)
      if (known !== undefined) return known
      const ids = await readDeparts(db, condition)
      found.set(key, ids)
      return ids
    }
  }
}

async function readDeparts(db: Connection, { field, operator, values }: DepartCondition): Promise<ReadonlySet<string>> {
  const group = toRuleGroup({ column: field, operator }, values, departFields)
  const rows = await toDynamic(db)
    .selectFrom('sysDepart')
    .select('id')
    .where('delFlag', '=', 0)
    .where(toExpression(group, departFields))
    .execute()
  return new Set(rows.map(({ id }) => String(id)))
}
