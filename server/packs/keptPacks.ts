import { toJson } from '../db/json.ts'
import type { Connection } from '../db/schema.ts'
import { formatWireTime } from '../db/time.ts'
import { expandPacks } from './expandPacks.ts'
import type { PackFolder } from './findPacks.ts'
import { toInstalledPacks } from './installedPacks.ts'
import type { InstalledPacks } from './installedPage.ts'
import { orderPacks } from './orderPacks.ts'
import type { Pack } from './pack.ts'
import { resolveTexts } from './pack.ts'
import { readHeader } from './packHeader.ts'
import { isServed, type PackState } from './packState.ts'
import { readPack } from './readPack.ts'

/** A pack of the database with the documents of its last version without issues. */
export interface KeptPack extends PackState {
  readonly folder: string
  readonly documents: PackFolder | undefined
}

const stateColumns = ['id', 'title', 'version', 'state', 'checksum', 'issues', 'installedAt'] as const

/** The packs of the database, without their documents. */
export async function readPackStates(db: Connection): Promise<readonly PackState[]> {
  const rows = await db.selectFrom('sysPack').select(stateColumns).orderBy('id').execute()
  return rows.map((row) => ({ ...row, issues: row.issues ?? [] }))
}

/** The packs of the database with their documents. */
export async function readKeptPacks(db: Connection): Promise<readonly KeptPack[]> {
  const rows = await db.selectFrom('sysPack').selectAll().orderBy('id').execute()
  return rows.map(({ documents, ...row }) => ({
    ...row,
    issues: row.issues ?? [],
    documents:
      documents === null || row.checksum === null
        ? undefined
        : { folder: row.folder, files: documents, checksum: row.checksum },
  }))
}

/** What is served of the packs as the database keeps them. */
export async function readServedPacks(db: Connection): Promise<InstalledPacks> {
  const kept = await readKeptPacks(db)
  const served = kept.filter(isServed).flatMap(({ documents }) => documents ?? [])
  return { ...toInstalledPacks(await toOrderedPacks(served)), states: kept.map(toState) }
}

/** The packs of folders whose documents were checked, each behind those that it requires, and each page as it is shown. */
export function toOrderedPacks(folders: readonly PackFolder[]): Promise<readonly Pack[]> {
  const packs = new Map(folders.map((folder) => [folder, readPack(folder)]))
  const named = folders.map((folder) => ({
    folder,
    id: packs.get(folder)?.id ?? '',
    requires: readHeader(folder).requires,
  }))
  return expandPacks(orderPacks(named).ordered.flatMap(({ folder }) => packs.get(folder) ?? []))
}

/** Keeps how a pack stands; the documents are those that are served, and stay as they are for a pack that is not. */
export async function keepPack(db: Connection, { documents, ...pack }: KeptPack): Promise<void> {
  const values = {
    ...pack,
    title: pack.title === null ? null : toJson(pack.title),
    issues: toJson(pack.issues),
    documents: documents === undefined ? null : toJson(documents.files),
  }
  await db
    .insertInto('sysPack')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

/** A pack as it stands once a version of it is installed. */
export function toKept(
  pack: Pack,
  documents: PackFolder,
  before: KeptPack | undefined,
): Omit<KeptPack, 'state' | 'issues'> {
  const isSame = before?.checksum === documents.checksum && before.installedAt !== null
  return {
    id: pack.id,
    folder: readHeader(documents).name,
    title: resolveTexts(pack.document.title, pack.texts),
    version: pack.document.version,
    checksum: documents.checksum,
    documents,
    installedAt: isSame ? before.installedAt : formatWireTime(Date.now()),
  }
}

const toState = ({ folder: _, documents: __, ...state }: KeptPack): PackState => state
