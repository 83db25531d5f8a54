import type { Page } from './kinds/index.ts'
import type { DocumentType } from './schema/index.ts'
import type { Model } from './schema/model.ts'
import type { FormDocument, GraphDocument, ReportDocument } from './schema/onlineDocuments.ts'
import type { DictionaryDocument, Pack, RowsDocument, TextsDocument } from './schema/pack.ts'
import type { TableDocument } from './schema/table.ts'

/** The type of a document by its form. */
export interface Documents {
  readonly page: Page
  readonly model: Model
  readonly pack: Pack
  readonly dictionary: DictionaryDocument
  readonly table: TableDocument
  readonly texts: TextsDocument
  readonly rows: RowsDocument
  readonly form: FormDocument
  readonly report: ReportDocument
  readonly graph: GraphDocument
}

export type DocumentOf<F extends DocumentType> = Documents[F]

/** A document with its form, so that the form tells the type. */
export type FormedDocument = {
  readonly [F in DocumentType]: { readonly form: F; readonly document: DocumentOf<F> }
}[DocumentType]
