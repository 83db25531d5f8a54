import { storedAtom } from '../storedAtom.ts'

/** Whether the side menu is folded to its icons, chosen apart for wide and narrow windows; unset, narrow ones fold it. */
export interface Folding {
  readonly wide?: boolean
  readonly narrow?: boolean
}

function parseFolding(text: string | null): Folding {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<keyof Folding, unknown>> | null
    const { wide, narrow } = kept ?? {}
    return { ...(typeof wide === 'boolean' ? { wide } : {}), ...(typeof narrow === 'boolean' ? { narrow } : {}) }
  } catch {
    return {}
  }
}

/** The folders of the side menu that a person left open, outermost first: one at each depth (specification 4). */
export interface OpenFolders {
  /** The address at which they were left so. */
  readonly path: string
  readonly folders: readonly string[]
}

function parseOpenFolders(text: string | null): OpenFolders {
  const none = { path: '', folders: [] }
  try {
    const { path, folders } = JSON.parse(text ?? '{}') as Partial<Record<keyof OpenFolders, unknown>>
    if (typeof path !== 'string' || !Array.isArray(folders)) return none
    return { path, folders: folders.filter((id) => typeof id === 'string') }
  } catch {
    return none
  }
}

export const foldingAtom = storedAtom('pagewright.side', parseFolding)

export const openFoldersAtom = storedAtom('pagewright.folders', parseOpenFolders)
