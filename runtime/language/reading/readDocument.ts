import { type CheckedValue, checkDocument } from '../checks/checkDocument.ts'
import type { DocumentOf } from '../documents.ts'
import type { Issue } from '../issue.ts'
import { getMember, isObject } from '../json.ts'
import { pageKinds } from '../kinds/index.ts'
import type { Migrations } from '../migrations/migrate.ts'
import type { Pointer } from '../pointer.ts'
import type { DocumentType } from '../schema/index.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { findDocumentType } from './documentForm.ts'
import { sortIssues } from './issueOrder.ts'
import type { Position } from './lineIndex.ts'
import { type JsonSource, readJson } from './source.ts'

/** What came of reading one text. */
export interface ReadResult<F extends DocumentType = DocumentType> {
  readonly form: F
  /** What the text holds, migrated, whatever its issues: nothing is dropped. Undefined when the text is not JSON. */
  readonly value: unknown
  /**
   * The same as a typed document, when its form and kind are known. Nodes that an issue names may not be of their
   * type: whoever draws the document asks `findIssuesAt` before it draws a node.
   */
  readonly document?: DocumentOf<F>
  readonly issues: readonly Issue[]
  /** Whether the text has comments, which the canonical writer cannot keep. */
  readonly hasComments: boolean
  /** Whether the text was of an older version, so that paths may have no place of their own in it. */
  readonly isMigrated: boolean
  /** The place of a path of the document in the text; of the nearest place around it when there is none. */
  locate(path: Pointer, at?: 'key'): Position
}

/** One text with all that the checks across documents need. */
export interface ReadDocument {
  readonly result: ReadResult
  readonly source: JsonSource
  readonly checked: CheckedValue
  /** Whether the document was read to its end: it is JSON, and of a version that this code knows. */
  readonly isReadable: boolean
}

const unchecked: CheckedValue = { diagnostics: [], places: [], scopes: [], hasSoundFields: false }

/** Reads one text and checks it by itself. */
export function readOne(
  vocabulary: Vocabulary,
  migrations: Migrations,
  text: string,
  file: string,
  wanted?: DocumentType,
): ReadDocument {
  const source = readJson(text, file)
  const form = wanted ?? findDocumentType(file, source.value)
  const migrated = migrations.migrate(source.value, form)
  const isReadable = source.value !== undefined && migrated.diagnostic === undefined
  const checked = isReadable ? checkDocument(vocabulary, form, migrated.value) : unchecked
  const diagnostics =
    migrated.diagnostic === undefined ? [...source.diagnostics, ...checked.diagnostics] : [migrated.diagnostic]
  const isTyped = isReadable && hasKnownFrame(form, migrated.value)
  return {
    source,
    checked,
    isReadable,
    result: {
      form,
      value: migrated.value,
      ...(isTyped ? { document: migrated.value as DocumentOf<DocumentType> } : {}),
      issues: sortIssues(diagnostics.map(source.toIssue)),
      hasComments: source.hasComments,
      isMigrated: migrated.isMigrated,
      locate: source.locate,
    },
  }
}

function hasKnownFrame(form: DocumentType, value: unknown): boolean {
  if (form === 'rows') return Array.isArray(value)
  if (!isObject(value)) return false
  const kind = getMember(value, 'kind')
  if (form === 'page') return typeof kind === 'string' && Object.hasOwn(pageKinds, kind)
  return form !== 'model' || kind === 'model'
}
