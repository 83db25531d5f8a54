import type { Issue } from '../../runtime/language/index.ts'
import { serveThread } from '../threads/serveThread.ts'
import type { PackFile } from './findPacks.ts'
import { checkDocuments } from './readDocuments.ts'

/** The documents of packs, and the dictionaries beside them. */
export interface PackQuestion {
  readonly files: readonly PackFile[]
  readonly dictionaries: readonly string[] | undefined
}

serveThread<PackQuestion, readonly Issue[]>(async ({ files, dictionaries }) => ({
  answer: await checkDocuments(files, dictionaries),
}))
