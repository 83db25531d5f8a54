import { toJson } from '../db/json.ts'
import type { Connection } from '../db/schema.ts'
import type { PackFolder } from './findPacks.ts'

/** What the packs and the installer are at one moment; it changes when any file changes or the installer learns. */
const installerVersion = 5

const stateKey = { pack: '', itemKind: 'state', itemId: '' } as const

/** The state of some folders. */
export function toInstallState(folders: readonly PackFolder[], isDemo: boolean): string {
  return JSON.stringify([installerVersion, isDemo, ...folders.map((folder) => folder.checksum).sort()])
}

/** The state that was installed last; undefined while something of it has issues, which others than its files may mend. */
export async function findInstallState(db: Connection): Promise<string | undefined> {
  const row = await db
    .selectFrom('packInstall')
    .select('checksum')
    .where('pack', '=', stateKey.pack)
    .where('itemKind', '=', stateKey.itemKind)
    .executeTakeFirst()
  return row?.checksum || undefined
}

/** Remembers a state, or that the next start has to look again. */
export async function rememberState(db: Connection, state: string | undefined): Promise<void> {
  const checksum = state ?? ''
  await db
    .insertInto('packInstall')
    .values({ ...stateKey, checksum, installed: toJson({}) })
    .onConflict((conflict) => conflict.columns(['pack', 'itemKind', 'itemId']).doUpdateSet({ checksum }))
    .execute()
}
