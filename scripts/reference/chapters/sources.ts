import type { JsonSchema } from '../../../runtime/language/index.ts'
import { RecordSource } from '../../../runtime/language/kinds/page/source.ts'
import { QueryEntry } from '../../../runtime/language/schema/query.ts'
import { Source } from '../../../runtime/language/schema/source.ts'
import { alternativesOf } from '../alternatives.ts'
import { toChapter, toCode } from '../markdown.ts'
import { optionsOf, toOptionTable } from '../options.ts'
import { type Examples, toExample } from '../subject.ts'

/** One table for each form that a source may have, under the word that decides. */
const toForms = (schema: object): readonly string[] =>
  alternativesOf(schema as JsonSchema).flatMap((form) => {
    const word = Array.isArray(form.required) ? String(form.required[0]) : ''
    return word === '' ? [] : [`### With ${toCode(word)}`, toOptionTable(optionsOf(form))]
  })

/** The chapter of where records come from, and what is asked of them. */
export const sourcesChapter = (examples: Examples): string =>
  toChapter(
    '# Sources and queries',
    'Records come from the server: from a table of a pack below its path, an online form, an online report, or one call. An option with * must be there.',
    '## Sources of a page',
    'The `source` of a list, form, picker or tree table, or of its [model](packs.md#models). With `"rest": "/sys/user"` the list is asked at `/sys/user/list`, a record is added at `/sys/user/add`, and so on; a call that stands elsewhere is named by itself.',
    ...toForms(Source),
    toExample(examples, 'source rest'),
    '## Sources of blocks',
    'The `source` of a [block](blocks.md), and the named `sources` of a page, each of which is asked once. A block names one of those by its name.',
    ...toForms(RecordSource),
    '## Query bar',
    'An entry of `query` is the name of a field, or an object.',
    toOptionTable(optionsOf(QueryEntry)),
  )
