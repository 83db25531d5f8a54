import type { Connection } from '../db/schema.ts'
import { administratorRole } from '../http/access.ts'
import type { Notify } from '../realtime/notify.ts'

/** What the server knows of its storage: that something could not be saved for want of space. */
export interface StorageAlert {
  /** Something could not be saved. The administrators learn of it, and the terminal, once for each time that it is full. */
  report(): void
  /** Whether that was so in the last minutes. */
  isFull(): boolean
}

/** How long one refusal says something of the storage, in milliseconds. */
const validFor = 5 * 60_000

/** How the message to the administrators is called among their announcements; it is not stored, as it could not be. */
export const storageMessageId = 'storage-full'

/** Allocates the alert of one process. */
export function createStorageAlert(
  { db, notify }: { readonly db: Connection; readonly notify: Notify },
  print: (line: string) => void,
): StorageAlert {
  let lastAt = Number.NEGATIVE_INFINITY
  const isFull = () => performance.now() - lastAt < validFor
  return {
    isFull,
    report() {
      const isKnown = isFull()
      lastAt = performance.now()
      if (isKnown) return
      print(`${new Date().toISOString()} The storage is full: nothing can be saved until there is space again.`)
      findAdministrators(db).then(
        (ids) => notify.users(ids, { id: storageMessageId, text: '' }),
        // They see it when they look.
        () => undefined,
      )
    },
  }
}

async function findAdministrators(db: Connection): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sysUserRole')
    .innerJoin('sysRole', 'sysRole.id', 'sysUserRole.roleId')
    .select('sysUserRole.userId')
    .where('sysRole.roleCode', '=', administratorRole)
    .execute()
  return rows.map(({ userId }) => userId)
}
