import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Connection } from '../db/schema.ts'
import { inTransaction } from '../http/transaction.ts'
import { type Choice, choosePacks, findCandidates } from './choosePacks.ts'
import { findDictionaryCodes } from './dictionaryCodes.ts'
import { findCulprit } from './findCulprit.ts'
import { findPacks, type PackFolder } from './findPacks.ts'
import { installChosen, toChosenPacks } from './installChosen.ts'
import type { InstalledPacks } from './installedPage.ts'
import { findInstallState, toInstallState } from './installState.ts'
import { type KeptPack, readKeptPacks, readServedPacks } from './keptPacks.ts'
import type { Pack } from './pack.ts'
import { toPackIssue } from './packError.ts'
import { isFault } from './packFault.ts'
import { readHeader } from './packHeader.ts'
import type { PackIssue } from './packState.ts'
import { checkDocuments } from './readDocuments.ts'

type InstallConfig = Pick<Config, 'packFolders' | 'isDemo'>

/** What an installation needs to know beside its packs. */
export interface InstallOptions {
  /** Checks documents against the language; in this thread when left out. */
  readonly check?: typeof checkDocuments
  /** Whether the server answers calls below a path itself. */
  readonly isTaken?: (path: string) => boolean
}

/** Another process has installed packs meanwhile: what was chosen hangs on what was there before. */
class ChangedMeanwhileError extends Error {
  override readonly name = 'ChangedMeanwhileError'
}

/**
 * Installs the packs of the configured folders: tables, menu nodes, access codes, dictionaries, and sample rows where
 * they are wanted. A pack with issues stays at its last version without any, or is left out; the result says so. All of
 * it is one transaction. Packs that are as they were installed last cost one query.
 */
export async function installPacks(
  db: Connection,
  config: InstallConfig,
  options: InstallOptions = {},
): Promise<InstalledPacks> {
  const folders = await findWanted(config)
  const state = toInstallState(folders, config.isDemo)
  for (;;) {
    if ((await findInstallState(db)) === state) return readServedPacks(db)
    try {
      await install(db, { folders, state, isDemo: config.isDemo, options })
      break
    } catch (error) {
      if (!(error instanceof ChangedMeanwhileError)) throw error
    }
  }
  // The planner knows nothing of new rows before the database looks at them by itself, which the embedded one never does.
  await sql`analyze`.execute(db)
  return readServedPacks(db)
}

/** The packs of the configured folders; those of samples only where sample rows are wanted. */
async function findWanted({ packFolders, isDemo }: InstallConfig): Promise<readonly PackFolder[]> {
  const folders = await findPacks(packFolders)
  return isDemo ? folders : folders.filter((folder) => !readHeader(folder).isSample)
}

interface Installation {
  readonly folders: readonly PackFolder[]
  readonly state: string
  readonly isDemo: boolean
  readonly options: InstallOptions
}

/** Chooses versions and installs them, with one version less for each that cannot be installed. */
async function install(db: Connection, { folders, state, isDemo, options }: Installation): Promise<void> {
  const kept = await readKeptPacks(db)
  const dictionaries = await findDictionaryCodes(db)
  const { check = checkDocuments, isTaken = () => false } = options
  const { candidates, issues } = findCandidates(folders, kept)
  const refused = new Map(issues)
  const frozen = new Set<string>()
  for (;;) {
    const choice = await choosePacks(candidates, refused, (files) => check(files, dictionaries))
    const packs = await toChosenPacks(choice)
    const active = packs.filter(({ id }) => !frozen.has(id))
    const work = { packs, active, choice, folders, kept, isDemo, isTaken, state }
    try {
      await inTransaction(db, async (transaction) => {
        await installChosen(transaction, work, () => checkUnchanged(transaction, kept))
      })
      return
    } catch (error) {
      if (error instanceof ChangedMeanwhileError || !isFault(error)) throw error
      const culprit = await findCulprit(db, work, error)
      if (culprit === undefined) throw error
      refuse(culprit.pack, toRefusal(choice, culprit.pack, culprit.error), { choice, kept, refused, frozen })
    }
  }
}

interface Refusal {
  readonly choice: Choice
  readonly kept: readonly KeptPack[]
  readonly refused: Map<string, readonly PackIssue[]>
  readonly frozen: Set<string>
}

/** A version that was served already goes on being served: what it brought stands in the database. */
function refuse(pack: Pack, issue: PackIssue, { choice, kept, refused, frozen }: Refusal): void {
  const { folder } = choice.served.find(({ id }) => id === pack.id) ?? {}
  const isKept = kept.some(({ id, checksum }) => id === pack.id && checksum === folder?.checksum)
  if (isKept) frozen.add(pack.id)
  refused.set(pack.id, [...(refused.get(pack.id) ?? []), issue])
}

function toRefusal(
  choice: Choice,
  { id }: Pack,
  { message, place }: { message: string; place: { path: string; pointer: string } },
): PackIssue {
  const served = choice.served.find((entry) => entry.id === id)
  return served === undefined ? { file: id, line: 1, column: 1, message } : toPackIssue(served.folder, message, place)
}

async function checkUnchanged(db: Connection, kept: readonly KeptPack[]): Promise<void> {
  const rows = await db.selectFrom('sysPack').select(['id', 'checksum', 'state']).orderBy('id').execute()
  const toText = (packs: readonly Pick<KeptPack, 'id' | 'checksum' | 'state'>[]): string =>
    JSON.stringify(packs.map(({ id, checksum, state }) => [id, checksum, state]))
  if (toText(rows) !== toText(kept)) throw new ChangedMeanwhileError()
}
