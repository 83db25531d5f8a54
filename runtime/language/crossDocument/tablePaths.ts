import type { Diagnostic } from '../diagnostic.ts'
import { getText, isObject } from '../json.ts'
import { childPointer, type Pointer, parentPointer } from '../pointer.ts'
import { suggestWord } from '../suggestions.ts'
import { type Check, contentOf, type Entry, entriesOf, type Workspace } from './workspace.ts'

/** A base of calls that a document names. */
interface NamedBase {
  readonly base: string
  readonly path: Pointer
  readonly inString?: number
}

const operation = /^(.+)\/(?:list|queryById|add|edit|delete|deleteBatch|exportXls|importExcel)$/

const isAddress = (key: string): boolean => key === 'url' || key === 'download'

/** The bases of sources and of calls, wherever they stand. */
function basesIn(value: unknown, path: Pointer): readonly NamedBase[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => basesIn(item, childPointer(path, index)))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, member]): readonly NamedBase[] => {
    const place = childPointer(path, key)
    if (typeof member !== 'string') return basesIn(member, place)
    if (key === 'rest') return [{ base: member, path: place }]
    const base = isAddress(key) ? operation.exec(member.split('?')[0] ?? '')?.[1] : undefined
    return base === undefined ? [] : [{ base, path: place, inString: 0 }]
  })
}

/** The folders of addresses in which packs of one folder have tables, and nobody else anything. */
function ownFolders(workspace: Workspace, tables: readonly Entry[], folder: string): ReadonlySet<string> {
  const own = tables.filter((table) => table.folder === folder).map((table) => parentPointer(pathOf(table)))
  const others = workspace.entries
    .filter((entry) => entry.folder !== folder)
    .flatMap((entry) => basesIn(contentOf(entry), '').map(({ base }) => parentPointer(base)))
  return new Set(own.filter((each) => each !== '' && !others.includes(each)))
}

const pathOf = (table: Entry): string => getText(contentOf(table), 'path') ?? ''

/** A path beside those of a pack's tables is that of one of them, as nothing else answers there. */
export const checkTablePaths: Check = (workspace, report) => {
  const tables = entriesOf(workspace, 'table').filter(({ read }) => read.isReadable)
  const paths = tables.map(pathOf)
  const folders = new Map<string, ReadonlySet<string>>()
  for (const entry of [...entriesOf(workspace, 'page'), ...entriesOf(workspace, 'model')]) {
    const { folder } = entry
    // Where the paths that the server answers are known, another check compares with all of them.
    if (folder === undefined || entry.isBeside || workspace.known.paths !== undefined) continue
    const own = folders.get(folder) ?? ownFolders(workspace, tables, folder)
    folders.set(folder, own)
    for (const { base, ...place } of basesIn(contentOf(entry), '')) {
      if (paths.includes(base) || !own.has(parentPointer(base))) continue
      const message = `no table of the pack has the path \`${base}\`${suggestWord(
        base,
        paths.filter((path) => own.has(parentPointer(path))),
      )}`
      report(entry, { ...place, code: 'unknown-path', message } satisfies Diagnostic)
    }
  }
}
