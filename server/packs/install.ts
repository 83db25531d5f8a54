import { sql } from 'kysely'
import { formatIssue } from '../../runtime/language/index.ts'
import type { Config } from '../config.ts'
import { toJson } from '../db/json.ts'
import { lockUntilCommit } from '../db/lock.ts'
import type { Connection } from '../db/schema.ts'
import { inTransaction } from '../http/transaction.ts'
import { toAccessItems } from './accessItems.ts'
import { createTables } from './createTables.ts'
import { findDictionaryCodes } from './dictionaryCodes.ts'
import { toDictionaryItems } from './dictionaryItems.ts'
import { expandPacks } from './expandPacks.ts'
import { findPacks, type PackFolder } from './findPacks.ts'
import { toInstalledPacks } from './installedPacks.ts'
import type { InstalledPacks } from './installedPage.ts'
import { installItems, removeGone } from './installItems.ts'
import { toFolderItems, toPageItems } from './menuItems.ts'
import { createFormTables } from './online/createFormTables.ts'
import { toFormItems } from './online/formItems.ts'
import { findFreeForms } from './online/freeForms.ts'
import { toGraphItems } from './online/graphItems.ts'
import { toReportItems } from './online/reportItems.ts'
import { orderPacks } from './orderPacks.ts'
import type { Pack } from './pack.ts'
import { PackError } from './packError.ts'
import { checkDocuments } from './readDocuments.ts'
import { readPack } from './readPack.ts'
import { toRowItems } from './rowItems.ts'

/**
 * Installs the packs of the configured folders: tables, menu nodes, access codes, dictionaries, and sample rows where
 * they are wanted. Packs that are as they were installed last cost one query. Throws a PackError for a pack with issues.
 */
export async function installPacks(
  db: Connection,
  config: Pick<Config, 'packFolders' | 'isDemo'>,
): Promise<InstalledPacks> {
  const folders = await findWanted(config)
  const state = toState(folders, config.isDemo)
  if ((await findState(db)) === state) return toInstalledPacks(await readPacks(folders))
  await refuseIssues(folders, await findDictionaryCodes(db))
  const packs = await readPacks(folders)
  await inTransaction(db, async (transaction) => {
    // Several processes may start at once on one database: they install in turn.
    await lockUntilCommit(transaction, 'install packs')
    for (const pack of packs) await createTables(transaction, pack)
    await installAll(transaction, packs, config.isDemo)
    await updateLeaves(transaction)
    await updateRuleFlags(transaction)
    await rememberState(transaction, state)
  })
  // The planner knows nothing of new rows before the database looks at them by itself, which the embedded one never does.
  await sql`analyze`.execute(db)
  return toInstalledPacks(packs)
}

/** The packs in their order, each page as it is shown. */
const readPacks = (folders: readonly PackFolder[]): Promise<readonly Pack[]> =>
  expandPacks(orderPacks(folders.map(readPack)))

async function refuseIssues(folders: readonly PackFolder[], dictionaries: readonly string[]): Promise<void> {
  const files = folders.flatMap((folder) => folder.files)
  const issues = await checkDocuments(files, dictionaries)
  if (issues.length > 0) throw new PackError(`The packs cannot be installed:\n${issues.map(formatIssue).join('\n')}`)
}

/** The packs of the configured folders; those of samples only where sample rows are wanted. */
async function findWanted({ packFolders, isDemo }: Pick<Config, 'packFolders' | 'isDemo'>) {
  const folders = await findPacks(packFolders)
  return isDemo ? folders : folders.filter((folder) => readPack(folder).document.sample !== true)
}

/** Forms come before their tables, and the tables before the sample rows in them. */
async function installAll(db: Connection, packs: readonly Pack[], isDemo: boolean): Promise<void> {
  const free = new Map<string, Awaited<ReturnType<typeof findFreeForms>>>()
  for (const pack of packs) free.set(pack.id, await findFreeForms(db, pack))
  const formsOf = (pack: Pack) => free.get(pack.id) ?? []
  const described = [
    ...toItems(packs),
    ...packs.flatMap((pack) => toFormItems(pack, packs, formsOf(pack))),
    ...packs.flatMap((pack) => toReportItems(pack, packs)),
    ...packs.flatMap((pack) => toGraphItems(pack, packs)),
  ]
  await installItems(db, described)
  for (const pack of packs) await createFormTables(db, pack)
  const rows = isDemo ? packs.flatMap((pack) => toRowItems(pack, packs, formsOf(pack))) : []
  await installItems(db, rows)
  await removeGone(db, [...described, ...rows])
}

function toItems(packs: readonly Pack[]) {
  return [
    ...packs.flatMap((pack) => toFolderItems(pack, packs)),
    ...packs.flatMap((pack) => toPageItems(pack, packs)),
    ...packs.flatMap((pack) => toAccessItems(pack, packs)),
    ...packs.flatMap(toDictionaryItems),
  ]
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

/** What the packs and the installer are at one moment; it changes when any file changes or the installer learns. */
const installerVersion = 4

function toState(folders: readonly PackFolder[], isDemo: boolean): string {
  return JSON.stringify([installerVersion, isDemo, ...folders.map((folder) => folder.checksum).sort()])
}

const stateKey = { pack: '', itemKind: 'state', itemId: '' } as const

async function findState(db: Connection): Promise<string | undefined> {
  const row = await db
    .selectFrom('packInstall')
    .select('checksum')
    .where('pack', '=', stateKey.pack)
    .where('itemKind', '=', stateKey.itemKind)
    .executeTakeFirst()
  return row?.checksum
}

async function rememberState(db: Connection, checksum: string): Promise<void> {
  await db
    .insertInto('packInstall')
    .values({ ...stateKey, checksum, installed: toJson({}) })
    .onConflict((conflict) => conflict.columns(['pack', 'itemKind', 'itemId']).doUpdateSet({ checksum }))
    .execute()
}
