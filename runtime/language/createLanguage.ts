import { type CheckOptions, type CheckResult, checkDocuments } from './checks/checkDocuments.ts'
import { type DocumentFile, readAlone, type Surroundings } from './crossDocument/readAlone.ts'
import { expandFragments } from './fragments/index.ts'
import type { Issue } from './issue.ts'
import { formatIssue } from './issue.ts'
import type { JsonObject } from './json.ts'
import { migrations as shippedMigrations } from './migrations/index.ts'
import { createMigrations } from './migrations/migrate.ts'
import type { Migration } from './migrations/migration.ts'
import { collectSchemaPlaces, type Place } from './places/collectPlaces.ts'
import { findDocumentType } from './reading/documentForm.ts'
import type { ReadResult } from './reading/readDocument.ts'
import { resolvePage } from './resolvePage.ts'
import type { WidgetSchema } from './schema/field.ts'
import type { DocumentType, JsonSchema } from './schema/index.ts'
import type { Validators } from './validators.ts'
import { createVocabulary } from './vocabulary.ts'
import { writeDocument } from './writing/writeDocument.ts'

/** The language of one app: its documents with the schemas of its widgets. */
export interface Language {
  readonly schemas: Readonly<Record<DocumentType, JsonSchema>>
  /**
   * Reads one text; its form follows from `file` and from what it says unless it is given. What it names is checked as
   * far as it is known from `around`. It never throws.
   */
  readDocument<F extends DocumentType = DocumentType>(
    text: string,
    file: string,
    form?: F,
    around?: Surroundings,
  ): ReadResult<F>
  /** Reads the documents of one or several packs and checks them against each other. */
  checkDocuments(files: readonly DocumentFile[], options?: CheckOptions): CheckResult
  /** The canonical text of a document (design 3, "Diffs stay small"). */
  writeDocument(document: unknown, form?: DocumentType): string
  /** Every text of a document whose schema says what it is. */
  collectPlaces(document: unknown, form?: DocumentType): readonly Place[]
  /**
   * A page with the pieces of fragments in the places where it uses them, which the rest of the app knows nothing of, and
   * the ids of those that `find` has not, or that are no such piece.
   */
  expandFragments(
    page: JsonObject,
    find: (id: string) => JsonObject | undefined,
  ): { readonly page: JsonObject; readonly missing: readonly string[] }
  /** The version that new documents of a kind carry. */
  currentVersion(kind: string): number
  readonly resolvePage: typeof resolvePage
  formatIssue(issue: Issue): string
}

export interface LanguageOptions {
  readonly widgets: readonly WidgetSchema[]
  readonly validators: Validators
  /** The steps of all versions; those that ship when it is left out. */
  readonly migrations?: readonly Migration[]
}

/** Makes the language of an app from the schemas of its widgets and the validators compiled from them. */
export function createLanguage({ widgets, validators, migrations = shippedMigrations }: LanguageOptions): Language {
  const vocabulary = createVocabulary(widgets, validators)
  const steps = createMigrations(migrations)
  const typeOf = (document: unknown, form?: DocumentType): DocumentType => form ?? findDocumentType('', document)
  return {
    schemas: vocabulary.schemas,
    readDocument: <F extends DocumentType>(text: string, file: string, form?: F, around?: Surroundings) =>
      readAlone(vocabulary, steps, { path: file, text, form }, around) as ReadResult<F>,
    checkDocuments: (files, options) => checkDocuments(vocabulary, steps, files, options),
    writeDocument: (document, form) =>
      writeDocument(vocabulary.schemas[typeOf(document, form)], document, typeOf(document, form)),
    collectPlaces: (document, form) => {
      const schema = vocabulary.schemas[typeOf(document, form)]
      return collectSchemaPlaces(schema, schema, document)
    },
    expandFragments: (page, find) => {
      const { value, left } = expandFragments(vocabulary.schemas.page, page, find)
      return { page: value, missing: [...new Set(left.map(({ fragment }) => fragment))] }
    },
    currentVersion: steps.currentVersion,
    resolvePage,
    formatIssue,
  }
}
