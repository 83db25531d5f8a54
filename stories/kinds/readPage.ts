import { compileValidators } from '../../runtime/language/compile.ts'
import {
  createLanguage,
  createSchemas,
  type Page,
  resolvePage,
  Strict,
  type WidgetSchema,
} from '../../runtime/language/index.ts'
import type { LoadedPage } from '../../runtime/page/index.ts'
import { widgetSchemas } from '../../widgets/props.ts'

/** The schema of one more widget, of stories that count what is drawn. */
const counted: WidgetSchema = { id: 'counted', props: Strict({}) }
const schemas = [...widgetSchemas, counted]
const language = createLanguage({ widgets: schemas, validators: compileValidators(createSchemas(schemas)) })

/** A document as it lies in a file. */
interface StoredDocument {
  readonly id: string
  readonly [part: string]: unknown
}

const toFile = (id: string, document: unknown) => ({
  path: `shop/pages/${id}.json`,
  text: JSON.stringify(document, null, 2),
})

/**
 * Reads a document of the stories with its issues, as the app reads one that a server has installed: with the pieces of the
 * fragments beside it in their places.
 */
export function readPage(id: string, document: StoredDocument, beside: readonly StoredDocument[] = []): LoadedPage {
  const pieces = beside.filter(({ id: other, kind, blocks }) => kind === 'fragment' && !blocks && other !== document.id)
  const others = pieces.map((piece) => toFile(piece.id, piece))
  const { issues } = language.checkDocuments([toFile(id, document)], { beside: others })
  const { page } = language.expandFragments(document, (name) => pieces.find((piece) => piece.id === name))
  return { resolved: resolvePage(page as unknown as Page), issues }
}
