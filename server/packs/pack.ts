import type {
  DictionaryDocument,
  FormDocument,
  GraphDocument,
  ReportDocument,
  TableDocument,
} from '../../runtime/language/index.ts'
import {
  type LanguageTexts,
  languages,
  type Model,
  type Pack as PackDocument,
  type Page,
} from '../../runtime/language/index.ts'

/** The texts of a pack by language and key. */
export type PackTexts = Readonly<Record<keyof LanguageTexts, Readonly<Record<string, string>>>>

/** A pack with its documents read. */
export interface Pack {
  readonly id: string
  readonly document: PackDocument
  readonly checksum: string
  readonly texts: PackTexts
  readonly models: ReadonlyMap<string, Model>
  readonly pages: readonly Page[]
  readonly dictionaries: readonly DictionaryDocument[]
  readonly tables: readonly TableDocument[]
  readonly forms: readonly FormDocument[]
  readonly reports: readonly ReportDocument[]
  readonly graphs: readonly GraphDocument[]
  /** Sample rows by table. */
  readonly rows: ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>
}

/** A text of a document: as it is stored, and in three languages when it was a key. */
export interface ResolvedText {
  readonly text: string
  readonly texts: LanguageTexts | null
}

/**
 * Reads a text of a document once, when the pack is installed: a key becomes its three texts, a literal stays. Whatever
 * a person types later is never looked up.
 */
export function resolveText(text: string, texts: PackTexts): ResolvedText {
  if (!text.startsWith('@:')) return { text, texts: null }
  const key = text.slice(2)
  const find = (language: keyof LanguageTexts): string => texts[language][key] ?? texts.zh[key] ?? key
  const all = Object.fromEntries(languages.map((language) => [language, find(language)])) as unknown as LanguageTexts
  return { text: all.zh, texts: all }
}

/** A text in three languages; a literal is the same in each. */
export function resolveTexts(text: string, texts: PackTexts): LanguageTexts {
  const resolved = resolveText(text, texts)
  return resolved.texts ?? { zh: resolved.text, en: resolved.text, tw: resolved.text }
}
