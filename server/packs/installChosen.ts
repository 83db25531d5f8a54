import { sql } from 'kysely'
import { lockUntilCommit } from '../db/lock.ts'
import type { Connection } from '../db/schema.ts'
import { toAccessItems } from './accessItems.ts'
import type { Choice } from './choosePacks.ts'
import { createTables } from './createTables.ts'
import { toDictionaryItems } from './dictionaryItems.ts'
import type { PackFolder } from './findPacks.ts'
import { installItems, removeGone } from './installItems.ts'
import { rememberState } from './installState.ts'
import { type KeptPack, keepPack, toKept, toOrderedPacks } from './keptPacks.ts'
import { toFolderItems, toPageItems } from './menuItems.ts'
import { createFormTables } from './online/createFormTables.ts'
import { toFormItems } from './online/formItems.ts'
import { findFreeForms } from './online/freeForms.ts'
import { toGraphItems } from './online/graphItems.ts'
import { toReportItems } from './online/reportItems.ts'
import type { Pack } from './pack.ts'
import { PackError } from './packError.ts'
import { readHeader } from './packHeader.ts'
import type { PackItem } from './packItem.ts'
import { putAwayMenus } from './putAway.ts'
import { pathOf } from './readPack.ts'
import { toRowItems } from './rowItems.ts'

/** What is to be installed: the chosen versions, and what has to be known of what was there before. */
export interface InstallWork {
  /** All that will be served, each behind those that it requires. */
  readonly packs: readonly Pack[]
  /** Those of them whose items are compared with the database. */
  readonly active: readonly Pack[]
  readonly choice: Choice
  readonly folders: readonly PackFolder[]
  readonly kept: readonly KeptPack[]
  readonly isDemo: boolean
  /** Whether the server answers calls below a path itself. */
  readonly isTaken: (path: string) => boolean
  readonly state: string
}

/** The chosen packs with their documents read. */
export const toChosenPacks = ({ served }: Choice): Promise<readonly Pack[]> =>
  toOrderedPacks(served.map(({ folder }) => folder))

/** Brings the chosen packs into the database and keeps how each stands; `check` runs once no other process installs. */
export async function installChosen(
  transaction: Connection,
  work: InstallWork,
  check: () => Promise<void>,
): Promise<void> {
  // Several processes may start at once on one database: they install in turn.
  await lockUntilCommit(transaction, 'install packs')
  await check()
  const items = await bringItems(transaction, work)
  await putAwayMenus(transaction, { served: work.packs.map(({ id }) => id), items })
  await updateLeaves(transaction)
  await updateRuleFlags(transaction)
  const isWhole = await keepStates(transaction, work)
  await rememberState(transaction, isWhole ? work.state : undefined)
}

/** Tables come before all else, forms before their tables, and those before the sample rows in them. */
export async function bringItems(
  db: Connection,
  { packs, active, isDemo, isTaken }: Pick<InstallWork, 'packs' | 'active' | 'isDemo' | 'isTaken'>,
): Promise<readonly PackItem[]> {
  for (const pack of active) {
    refuseTaken(pack, isTaken)
    await createTables(db, pack)
  }
  const free = new Map<string, Awaited<ReturnType<typeof findFreeForms>>>()
  for (const pack of active) free.set(pack.id, await findFreeForms(db, pack))
  const formsOf = (pack: Pack) => free.get(pack.id) ?? []
  const described = [
    ...active.flatMap((pack) => toFolderItems(pack, packs)),
    ...active.flatMap((pack) => toPageItems(pack, packs)),
    ...active.flatMap((pack) => toAccessItems(pack, packs)),
    ...active.flatMap(toDictionaryItems),
    ...active.flatMap((pack) => toFormItems(pack, packs, formsOf(pack))),
    ...active.flatMap((pack) => toReportItems(pack, packs)),
    ...active.flatMap((pack) => toGraphItems(pack, packs)),
  ]
  await installItems(db, described)
  for (const pack of active) await createFormTables(db, pack)
  const rows = isDemo ? active.flatMap((pack) => toRowItems(pack, packs, formsOf(pack))) : []
  await installItems(db, rows)
  await removeGone(db, [...described, ...rows])
  return described
}

function refuseTaken(pack: Pack, isTaken: InstallWork['isTaken']): void {
  const table = pack.tables.find(({ path }) => isTaken(path))
  if (table === undefined) return
  const message = `the server answers calls below \`${table.path}\` itself; choose another path`
  throw new PackError(pack, message, { path: pathOf(table), pointer: '/path' })
}

/** A node is a leaf when nothing stands under it; only nodes that say otherwise are touched. */
async function updateLeaves(db: Connection): Promise<void> {
  await sql`
    update sys_permission set is_leaf = not is_leaf
    where is_leaf = exists (select 1 from sys_permission child where child.parent_id = sys_permission.id)`.execute(db)
}

/** Nodes with data rules say so, as the tree of menus shows it. */
async function updateRuleFlags(db: Connection): Promise<void> {
  await sql`
    update sys_permission set rule_flag = 1
    where rule_flag = 0 and id in (select permission_id from sys_permission_data_rule)`.execute(db)
}

/** Keeps how each pack stands; gives whether all of them are as they are wanted. */
async function keepStates(db: Connection, { packs, choice, folders, kept }: InstallWork): Promise<boolean> {
  const served = new Set(packs.map(({ id }) => id))
  for (const pack of packs) {
    const folder = choice.served.find(({ id }) => id === pack.id)?.folder
    if (folder === undefined) continue
    const before = kept.find(({ id }) => id === pack.id)
    const state = folders.some(({ checksum }) => checksum === folder.checksum) ? 'installed' : 'earlier'
    await keepChanged(db, { ...toKept(pack, folder, before), state, issues: choice.issues.get(pack.id) ?? [] }, before)
  }
  for (const [id, issues] of choice.issues) {
    if (served.has(id)) continue
    const before = kept.find((pack) => pack.id === id)
    await keepChanged(db, { ...(before ?? toNew(id, folders)), state: 'leftOut', issues }, before)
  }
  for (const before of kept) if (!served.has(before.id) && !choice.issues.has(before.id)) await forgetGone(db, before)
  return choice.issues.size === 0
}

/** A pack that was never installed. */
function toNew(id: string, folders: readonly PackFolder[]): Omit<KeptPack, 'state' | 'issues'> {
  const headers = folders.map(readHeader)
  const { name = id } = headers.find((header) => header.id === id || header.name === id) ?? {}
  const nothing = { title: null, version: null, checksum: null, installedAt: null, documents: undefined }
  return { id, folder: name, ...nothing }
}

/** A pack that left the folders is kept as removed, unless it was never installed. */
async function forgetGone(db: Connection, before: KeptPack): Promise<void> {
  if (before.documents === undefined) await db.deleteFrom('sysPack').where('id', '=', before.id).execute()
  else await keepChanged(db, { ...before, state: 'removed', issues: [] }, before)
}

async function keepChanged(db: Connection, pack: KeptPack, before: KeptPack | undefined): Promise<void> {
  if (before === undefined || toText(pack) !== toText(before)) await keepPack(db, pack)
}

/** What of a pack may change; a title changes with its documents. */
const toText = ({ id, folder, version, state, checksum, issues }: KeptPack): string =>
  JSON.stringify([
    ...[id, folder, version, state, checksum],
    issues.map(({ file, line, column, message }) => [file, line, column, message]),
  ])
