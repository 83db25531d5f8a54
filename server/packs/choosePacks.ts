import type { PackFile, PackFolder } from './findPacks.ts'
import type { KeptPack } from './keptPacks.ts'
import { orderPacks } from './orderPacks.ts'
import { type PackError, toPackIssue } from './packError.ts'
import { readHeader } from './packHeader.ts'
import type { PackIssue } from './packState.ts'

/** A pack with the documents of its folder and those of its last version without issues; one of both is there. */
export interface Candidate {
  readonly id: string
  readonly wanted: PackFolder | undefined
  readonly kept: PackFolder | undefined
}

/** Which version of each pack is to be served. */
export interface Choice {
  /** Behind those that they require. */
  readonly served: readonly { readonly id: string; readonly folder: PackFolder }[]
  /** What is wrong with the wanted versions, by packs. */
  readonly issues: ReadonlyMap<string, readonly PackIssue[]>
}

/** What the documents of some packs together have of issues. */
export type CheckFiles = (files: readonly PackFile[]) => Promise<readonly PackIssue[]>

/** Finds the candidates of some folders and of the packs that are kept; two folders of one id have an issue both. */
export function findCandidates(
  folders: readonly PackFolder[],
  kept: readonly KeptPack[],
): { readonly candidates: readonly Candidate[]; readonly issues: ReadonlyMap<string, readonly PackIssue[]> } {
  const byId = Map.groupBy(folders, (folder) => {
    const { id, name } = readHeader(folder)
    return id ?? kept.find((pack) => pack.folder === name)?.id ?? name
  })
  const issues = new Map<string, readonly PackIssue[]>()
  const candidates = [...byId].map(([id, [wanted, ...others]]): Candidate => {
    const documents = kept.find((pack) => pack.id === id)?.documents
    if (wanted !== undefined && others.length > 0) issues.set(id, toTwins(id, [wanted, ...others]))
    return { id, wanted: others.length > 0 ? undefined : wanted, kept: documents }
  })
  return { candidates, issues }
}

const toTwins = (id: string, folders: readonly PackFolder[]): readonly PackIssue[] =>
  folders.map((folder) =>
    toPackIssue(folder, `another pack has the id \`${id}\` as well; give one of them another id`, {
      path: 'pack.json',
      pointer: '/id',
    }),
  )

/**
 * Chooses the version of each pack: the wanted one where it has no issue and what it requires is there, else the kept
 * one, else none. What was served already is not judged anew, save for what it requires. `refused` are issues that are
 * known already, such as those that the database found.
 */
export async function choosePacks(
  candidates: readonly Candidate[],
  refused: ReadonlyMap<string, readonly PackIssue[]>,
  check: CheckFiles,
): Promise<Choice> {
  const issues = new Map(refused)
  for (;;) {
    const { chosen, isSettled } = order(candidates, issues)
    if (!isSettled) continue
    const fresh = chosen.filter(({ isKept }) => !isKept)
    if (fresh.length === 0) return { served: chosen, issues }
    // Of two that collide the later one has the issue: that is never the one which is served already.
    const files = [...chosen.filter(({ isKept }) => isKept), ...fresh].flatMap(({ folder }) => folder.files)
    const found = Map.groupBy(await check(files), ({ file }) => fresh.find(({ folder }) => owns(folder, file))?.id)
    const guilty = fresh.filter(({ id }) => found.has(id))
    if (guilty.length === 0) return { served: chosen, issues }
    for (const { id } of guilty) issues.set(id, found.get(id) ?? [])
  }
}

interface Chosen {
  readonly id: string
  readonly folder: PackFolder
  readonly requires: readonly string[]
  /** Whether it is the version that was served already. */
  readonly isKept: boolean
}

/** Orders what is left; one round for each pack that has to make do with less than before. */
function order(
  candidates: readonly Candidate[],
  issues: Map<string, readonly PackIssue[]>,
): { readonly chosen: readonly Chosen[]; readonly isSettled: boolean } {
  const versions = candidates.flatMap((candidate) => toChosen(candidate, issues) ?? [])
  const { ordered, refused } = orderPacks(versions)
  const fresh = refused.filter(({ pack }) => versions.some(({ id, isKept }) => id === pack && !isKept))
  // What others lack only because of the first one may be there once that one is back at its earlier version.
  for (const error of fresh.length > 0 ? fresh.slice(0, 1) : refused) note(error, versions, issues)
  return { chosen: ordered, isSettled: fresh.length === 0 }
}

function toChosen({ id, wanted, kept }: Candidate, issues: ReadonlyMap<string, unknown>): Chosen | undefined {
  const isSame = wanted !== undefined && wanted.checksum === kept?.checksum
  const folder = isSame || !issues.has(id) ? (wanted ?? kept) : kept
  if (folder === undefined) return undefined
  return { id, folder, requires: readHeader(folder).requires, isKept: isSame || folder === kept }
}

function note(error: PackError, versions: readonly Chosen[], issues: Map<string, readonly PackIssue[]>): void {
  const folder = versions.find(({ id }) => id === error.pack)?.folder
  if (folder === undefined || issues.has(error.pack)) return
  issues.set(error.pack, [toPackIssue(folder, error.message, error.place)])
}

const owns = (folder: PackFolder, file: string): boolean => folder.files.some((entry) => entry.file === file)
