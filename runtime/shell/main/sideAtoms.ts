import { isObject } from '../../language/index.ts'
import { storedAtom } from '../storedAtom.ts'

/** Whether the side menu is folded to its icons, chosen apart for wide and narrow windows; unset, narrow ones fold it. */
export interface Folding {
  readonly wide?: boolean
  readonly narrow?: boolean
}

function readFolding(kept: unknown): Folding {
  const { wide, narrow } = isObject(kept) ? kept : {}
  return { ...(typeof wide === 'boolean' ? { wide } : {}), ...(typeof narrow === 'boolean' ? { narrow } : {}) }
}

/** The folders of the side menu that a person left open, outermost first: one at each depth (specification 4). */
export interface OpenFolders {
  /** The address at which they were left so. */
  readonly path: string
  readonly folders: readonly string[]
}

function readOpenFolders(kept: unknown): OpenFolders {
  const { path, folders } = isObject(kept) ? kept : {}
  if (typeof path !== 'string' || !Array.isArray(folders)) return { path: '', folders: [] }
  return { path, folders: folders.filter((id) => typeof id === 'string') }
}

export const foldingAtom = storedAtom('pagewright.side', readFolding)

export const openFoldersAtom = storedAtom('pagewright.folders', readOpenFolders)
