import type { Issue } from '../../runtime/language/index.ts'
import { openThread } from '../threads/openThread.ts'
import type { PackQuestion } from './checkThread.ts'
import type { PackFile } from './findPacks.ts'

/** What the check of all packs may take. */
const limits = { milliseconds: 120_000, megabytes: 1024 }

/** Checks the documents of packs in a thread, so that calls are answered meanwhile. */
export async function checkAside(
  files: readonly PackFile[],
  dictionaries?: readonly string[],
): Promise<readonly Issue[]> {
  const { signal } = new AbortController()
  const module = new URL('./checkThread.ts', import.meta.url)
  const thread = openThread<PackQuestion, readonly Issue[]>(module, { ...limits, signal })
  try {
    return await thread.ask({ files, dictionaries })
  } finally {
    await thread.end()
  }
}
