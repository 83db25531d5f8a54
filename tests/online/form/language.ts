import { readFileSync } from 'node:fs'
import { compileValidators } from '../../../runtime/language/compile.ts'
import { createLanguage, createSchemas, formatIssue } from '../../../runtime/language/index.ts'
import { widgetSchemas } from '../../../widgets/props.ts'

/** The language with all widgets of the app. */
export const language = createLanguage({
  widgets: widgetSchemas,
  validators: compileValidators(createSchemas(widgetSchemas)),
})

const appTexts = JSON.parse(
  readFileSync(new URL('../../../runtime/i18n/texts/en.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>

/** What the language finds in documents that belong together, beside the texts of the app. */
export function issuesOf(documents: readonly { readonly kind: string; readonly id: string }[]): readonly string[] {
  const files = documents.map((document) => ({
    path: `online/${document.kind === 'model' ? 'models' : 'pages'}/${document.id}.json`,
    text: JSON.stringify(document),
  }))
  return language.checkDocuments(files, { known: { texts: Object.keys(appTexts) } }).issues.map(formatIssue)
}

/** A document as it is written: properties that say what is so anyway are left out. */
export const writtenForm = (document: unknown): unknown => JSON.parse(language.writeDocument(document))
