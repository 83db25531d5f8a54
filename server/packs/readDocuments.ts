import { parse } from 'jsonc-parser'
import type { Issue } from '../../runtime/language/index.ts'
import type { PackFile } from './findPacks.ts'
import { knownServer } from './knownServer.ts'
import { loadLanguage } from './language.ts'

/** Reads one document, which may hold comments; it was checked before. */
export function parseDocument(text: string): unknown {
  return parse(text, [], { allowTrailingComma: true })
}

/**
 * Checks the documents of all packs against the language and against each other; `dictionaries` are those that the
 * server has beside them. The language and its validators are
 * loaded only here: a start with the packs of the last one does not need them.
 */
export async function checkDocuments(
  files: readonly PackFile[],
  dictionaries?: readonly string[],
): Promise<readonly Issue[]> {
  const language = await loadLanguage()
  const documents = files.map(({ file, text }) => ({ path: file, text }))
  const known = { ...knownServer, ...(dictionaries === undefined ? {} : { dictionaries }) }
  return language.checkDocuments(documents, { known }).issues
}
