import { sql } from 'kysely'
import { createFailure } from '../../../runtime/language/index.ts'
import type { Connection } from '../../db/schema.ts'
import { levelLength, nextFreeSegment } from '../levelCode.ts'
import { departMessages } from './messages.ts'

/** A code below a parent's that no department has or had, nor begins with; call it under the lock of departments. */
export async function findFreeCode(transaction: Connection, parentCode: string): Promise<string> {
  const { rows } = await sql<{ readonly segment: string }>`
    select distinct substr(org_code, ${parentCode.length + 1}::integer, ${levelLength}::integer) as segment
    from sys_used_org_code where starts_with(org_code, ${parentCode})`.execute(transaction)
  const segment = nextFreeSegment(rows.map((row) => row.segment))
  if (segment === undefined) throw createFailure(departMessages.full)
  return parentCode + segment
}
