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

/** Reads a document of the stories with its issues, as the app reads one that a server has installed. */
export function readPage(id: string, document: unknown): LoadedPage {
  const file = { path: `shop/pages/${id}.json`, text: JSON.stringify(document, null, 2) }
  const { issues } = language.checkDocuments([file])
  return { resolved: resolvePage(document as Page), issues }
}
