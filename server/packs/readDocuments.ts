import { parse } from 'jsonc-parser'
import type { Issue } from '../../runtime/language/index.ts'
import type { PackFile } from './findPacks.ts'
import { loadLanguage } from './language.ts'

/** Reads one document, which may hold comments; it was checked before. */
export function parseDocument(text: string): unknown {
  return parse(text, [], { allowTrailingComma: true })
}

/**
 * Checks the documents of all packs against the language and against each other. The language and its validators are
 * loaded only here: a start with the packs of the last one does not need them.
 */
export async function checkDocuments(files: readonly PackFile[]): Promise<readonly Issue[]> {
  const language = await loadLanguage()
  return language.checkDocuments(files.map(({ file, text }) => ({ path: file, text }))).issues
}
