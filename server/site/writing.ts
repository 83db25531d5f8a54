import type { WriteValue } from '../../runtime/language/index.ts'
import type { SiteRecord, SiteScope } from './scope.ts'
import type { Answer, Ask } from './sources.ts'

/** What writing the blocks of a page needs beside their formulas. */
export interface Writing {
  /** A text of the document in the language of the reader. */
  readonly text: (source: string) => string
  /** The address of a stored file or of another site; undefined where there is none. */
  readonly toPicture: (value: unknown) => string | undefined
  /** Asks a source of a block or of the page. */
  readonly ask: (source: unknown, scope: SiteScope) => Promise<Answer>
  /** Asks a call as it is. */
  readonly call: Ask
  /** The document of another page that is open to anyone; undefined for any other. */
  readonly findPage: (id: string) => Promise<SiteRecord | undefined>
  /** Writes a value by a format, in words of the reader. */
  readonly write: WriteValue
  /** The fields that the document around declares, with their labels and formats. */
  readonly fields: SiteRecord
  /** How deep pages and fragments stand in each other. */
  readonly depth: number
}

/** Writes one block, and what it holds, as HTML without scripts. */
export type WriteBlocks = (blocks: unknown, scope: SiteScope, writing: Writing) => Promise<string>

/** Writes the blocks of one type; `write` writes what stands in it. */
export type WriteBlock = (
  block: SiteRecord,
  scope: SiteScope,
  writing: Writing,
  write: WriteBlocks,
) => Promise<string> | string
