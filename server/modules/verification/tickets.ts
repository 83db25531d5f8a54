import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { createId } from '../../db/id.ts'
import { toJson } from '../../db/json.ts'
import { insertRows } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'

/** What a ticket remembers. */
export type TicketContent = Readonly<Record<string, string>>

/** What is kept of a random secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Makes a ticket for one use within some minutes; it is kept nowhere, the database has only its hash. */
export async function createTicket(
  db: Connection,
  {
    purpose,
    content,
    minutes,
  }: { readonly purpose: string; readonly content: TicketContent; readonly minutes: number },
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await db.deleteFrom('sysTicket').where('expiresAt', '<', sql<string>`now()`).execute()
  await insertRows(db, 'sysTicket', {
    id: createId(),
    ticketHash: hashSecret(ticket),
    purpose,
    content: toJson<Readonly<Record<string, unknown>>>(content),
    expiresAt: sql<string>`now() + make_interval(mins => ${sql.lit(minutes)})`,
  })
  return ticket
}

/** Takes a ticket away and gives what it remembers; undefined for one that is used, too old, unknown or for something else. */
export async function takeTicket(db: Connection, purpose: string, ticket: string): Promise<TicketContent | undefined> {
  const row = await db
    .deleteFrom('sysTicket')
    .where('ticketHash', '=', hashSecret(ticket))
    .where('purpose', '=', purpose)
    .returning(['content', sql<boolean>`expires_at > now()`.as('isFresh')])
    .executeTakeFirst()
  return row?.isFresh === true && row.content !== null ? (row.content as TicketContent) : undefined
}
