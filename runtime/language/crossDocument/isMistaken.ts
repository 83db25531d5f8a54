import { getText } from '../json.ts'
import { findNearestWord } from '../suggestions.ts'
import { contentOf, type Entry, namesOf, type Workspace } from './workspace.ts'

/**
 * Whether a name that nothing declares is a mistake. In a pack it is; a document that stands in no pack may belong to
 * one that is not here, so there it is a mistake only when it looks like a name that exists, which its own does not
 * show, or its pack is here.
 */
export function isMistaken(workspace: Workspace, entry: Entry, name: string, names: readonly string[]): boolean {
  if (entry.folder !== undefined) return true
  const own = getText(contentOf(entry), 'id')
  const others = names.filter((each) => each !== own)
  if (findNearestWord(name, others) !== undefined) return true
  const [pack] = name.split('.')
  return pack !== undefined && pack !== name && namesOf(workspace, 'pack', 'id').includes(pack)
}
