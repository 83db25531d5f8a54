import { sql } from 'kysely'
import { createFailure } from '../../../runtime/language/index.ts'
import type { Connection } from '../../db/schema.ts'
import { departWords } from './words.ts'

/** Characters of one segment of a code, such as `A01`. */
const segmentLength = 3

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const segments = letters.flatMap((letter) =>
  Array.from({ length: 99 }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`),
)

/**
 * The next segment beside some others: the one after the greatest, and once there is none, the least that is free.
 * Undefined when all of them are taken.
 */
export function nextSegment(taken: readonly string[]): string | undefined {
  const last = Math.max(-1, ...taken.map((segment) => segments.indexOf(segment)))
  return segments[last + 1] ?? segments.find((segment) => !taken.includes(segment))
}

/** A code below a parent's that no department has, nor begins with; call it under the lock of departments. */
export async function findFreeCode(transaction: Connection, parentCode: string): Promise<string> {
  const { rows } = await sql<{ readonly segment: string }>`
    select distinct substr(org_code, ${parentCode.length + 1}::integer, ${segmentLength}::integer) as segment
    from sys_depart where starts_with(org_code, ${parentCode})`.execute(transaction)
  const segment = nextSegment(rows.map((row) => row.segment))
  if (segment === undefined) throw createFailure(departWords.full)
  return parentCode + segment
}
