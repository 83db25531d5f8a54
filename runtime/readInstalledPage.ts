import { validators } from 'virtual:validators'
import { widgetSchemas } from '../widgets/props.ts'
import type { Answer } from './data/index.ts'
import { createLanguage, type Model, type Page, resolvePage } from './language/index.ts'
import type { LoadedPage } from './page/index.ts'
import type { Texts } from './registry/index.ts'

/** A page as the server sends it. */
interface InstalledPage {
  readonly id: string
  readonly pack: string
  readonly document: Page
  readonly model: Model | null
  readonly texts: Texts
}

const language = createLanguage({ widgets: widgetSchemas, validators })

const toFile = (path: string, document: unknown) => ({ path, text: JSON.stringify(document, null, 2) })

/**
 * Reads a page that the server has and the app has not: its issues are found here, as no build has looked at it. The
 * chunk is loaded with the first such page.
 */
export function readInstalledPage({ result }: Answer): LoadedPage {
  const { id, pack, document: stored, model, texts } = result as InstalledPage
  const page = toFile(`${pack}/pages/${id}.json`, stored)
  // A page that was stored by an earlier version is brought to this one.
  const { document = stored } = language.readDocument(page.text, page.path, 'page')
  const files = model ? [page, toFile(`${pack}/models/${model.id}.json`, model)] : [page]
  const { issues } = language.checkDocuments(files)
  return { resolved: resolvePage(document, model ?? undefined), issues, texts }
}
