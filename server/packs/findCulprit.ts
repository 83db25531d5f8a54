import type { Connection } from '../db/schema.ts'
import { bringItems, type InstallWork } from './installChosen.ts'
import type { Pack } from './pack.ts'
import { PackError, type PackPlace } from './packError.ts'
import { isFault } from './packFault.ts'

/** The pack that cannot be installed, and why. */
export interface Culprit {
  readonly pack: Pack
  readonly error: { readonly message: string; readonly place: PackPlace }
}

/** Ends a transaction that was only tried. */
class TriedError extends Error {
  override readonly name = 'TriedError'
}

/**
 * Finds out because of which pack an installation failed: the error may say so, else it is the first one with which the
 * packs up to it cannot be installed. Undefined when all of them can, so that something else was in the way.
 */
export async function findCulprit(db: Connection, work: InstallWork, error: unknown): Promise<Culprit | undefined> {
  const known = error instanceof PackError ? work.active.find(({ id }) => id === error.pack) : undefined
  if (known !== undefined && error instanceof PackError) return { pack: known, error }
  for (const [index, pack] of work.active.entries()) {
    const failure = await attempt(db, { ...work, active: work.active.slice(0, index + 1) })
    if (failure === undefined) continue
    if (failure instanceof PackError) return { pack, error: failure }
    const message = failure instanceof Error ? failure.message : String(failure)
    return { pack, error: { message: `it cannot be installed: ${message}`, place: { path: 'pack.json', pointer: '' } } }
  }
  return undefined
}

/** Installs some packs and takes that back; gives what failed. */
async function attempt(db: Connection, work: InstallWork): Promise<unknown> {
  try {
    await db.transaction().execute(async (transaction) => {
      await bringItems(transaction, work)
      throw new TriedError()
    })
  } catch (error) {
    if (error instanceof TriedError) return undefined
    if (!isFault(error)) throw error
    return error
  }
  return undefined
}
