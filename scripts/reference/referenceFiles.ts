import { resolve } from 'node:path'
import { pageKinds } from '../../runtime/language/kinds/index.ts'
import { projectFolder } from '../tool.ts'
import { allExamples } from './allExamples.ts'
import { blocksChapter } from './chapters/blocks.ts'
import { chartsChapter } from './chapters/charts.ts'
import { formulasChapter } from './chapters/formulas.ts'
import { howToChapter } from './chapters/howTo.ts'
import { iconsChapter } from './chapters/icons.ts'
import { kindChapter, kindFile, kindsChapter } from './chapters/kinds.ts'
import { packsChapter } from './chapters/packs.ts'
import { actionsChapter, fieldsChapter, formatsChapter, layoutChapter } from './chapters/parts.ts'
import { sourcesChapter } from './chapters/sources.ts'
import { startChapter } from './chapters/start.ts'
import { stepsChapter } from './chapters/steps.ts'
import { walkthroughChapter } from './chapters/walkthrough.ts'
import { widgetsChapter } from './chapters/widgets.ts'
import { readReferenceDocuments } from './documents.ts'

/** Where the reference of the language stands. */
export const referenceFolder = resolve(projectFolder, 'docs/language')

/** The files of the reference of the language, with the text that each should have. */
export async function referenceFiles(): Promise<readonly { readonly path: string; readonly text: string }[]> {
  const examples = await allExamples()
  const documents = readReferenceDocuments()
  const kinds = Object.keys(pageKinds) as (keyof typeof pageKinds)[]
  const chapters: Readonly<Record<string, string>> = {
    'README.md': startChapter(),
    'example.md': walkthroughChapter(documents),
    'how-to.md': howToChapter(documents),
    'kinds.md': kindsChapter(),
    ...Object.fromEntries(kinds.map((kind) => [kindFile(kind), kindChapter(kind, examples, documents)])),
    'fields.md': fieldsChapter(examples),
    'widgets.md': widgetsChapter(examples),
    'layout.md': layoutChapter(),
    'sources.md': sourcesChapter(examples, documents),
    'actions.md': actionsChapter(examples, documents),
    'steps.md': stepsChapter(examples),
    'blocks.md': blocksChapter(examples, documents),
    'charts.md': chartsChapter(examples, documents),
    'formats.md': formatsChapter(),
    'formulas.md': formulasChapter(),
    'packs.md': packsChapter(examples),
    'icons.md': iconsChapter(),
  }
  return Object.entries(chapters).map(([name, text]) => ({ path: resolve(referenceFolder, name), text }))
}
