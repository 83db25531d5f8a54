import type { JsonSchema } from '../../../runtime/language/index.ts'
import { RecordSource } from '../../../runtime/language/kinds/page/source.ts'
import { QueryEntry } from '../../../runtime/language/schema/query.ts'
import { Source } from '../../../runtime/language/schema/source.ts'
import { alternativesOf } from '../alternatives.ts'
import type { ReferenceDocument } from '../documents.ts'
import { toExcerpt } from '../excerpt.ts'
import { toChapter, toCode, toJsonBlock, toTable } from '../markdown.ts'
import { optionsOf, toOptionTable } from '../options.ts'
import { type Examples, toExample } from '../subject.ts'
import { liveExample } from './liveExample.ts'

/** One table for each form that a source may have, under the word that decides. */
const toForms = (schema: object): readonly string[] =>
  alternativesOf(schema as JsonSchema).flatMap((form) => {
    const word = Array.isArray(form.required) ? String(form.required[0]) : ''
    return word === '' ? [] : [`### With ${toCode(word)}`, toOptionTable(optionsOf(form))]
  })

/** The calls of a table, each with its method, what it takes, and the word of its code. */
const recordCalls: readonly (readonly string[])[] = [
  ['GET', '`list`', '`pageNo`, `pageSize`, and fields with the values that they must have', '`list`'],
  ['GET', '`queryById`', '`id`', '`list`'],
  ['POST', '`add`', 'a record as JSON, without its `id`', '`add`'],
  ['PUT', '`edit`', '`id` and the fields that change, as JSON', '`edit`'],
  ['DELETE', '`delete`', '`id`', '`delete`'],
  ['DELETE', '`deleteBatch`', '`ids` with commas between them', '`delete`'],
  [
    'GET',
    '`exportXls`',
    'what `list` takes; `selections` are ids, `template` 1 asks for the head of a sheet to import',
    '`export`',
  ],
  ['POST', '`importExcel`', 'spreadsheets as files of a form', '`import`'],
]

/** The chapter of where records come from, and what is asked of them. */
export const sourcesChapter = (examples: Examples, documents: readonly ReferenceDocument[]): string =>
  toChapter(
    '# Sources and queries',
    'Records come from the server: from a table of a pack below its path, an online form, an online report, or one call. An option with * must be there.',
    '## Sources of a page',
    'The `source` of a list, form, picker or tree table, or of its [model](packs.md#models). With `"rest": "/sys/user"` the list is asked at `/sys/user/list`, a record is added at `/sys/user/add`, and so on; a call that stands elsewhere is named by itself.',
    ...toForms(Source),
    toExample(examples, 'source rest'),
    '## Calls for records',
    'What the server answers below the path of a table of a pack, such as `/blog/article/list`. Steps [`request`](steps.md#request) call the same. Each asks for the code `<prefix>:<word>`, where the prefix is the `accessPrefix` of the [table](packs.md#tables).',
    toTable(['method', 'call', 'takes', 'asks for the code'], recordCalls),
    '## Sources of blocks',
    'The `source` of a [block](blocks.md), and the named `sources` of a page, each of which is asked once. A block names one of those by its name.',
    ...toForms(RecordSource),
    '### Records by several keys',
    'A rule `in` takes a list, or a text with commas between the values. A rule whose value is empty asks for nothing, so that every record is found: `needs` says when there is something to ask for.',
    toJsonBlock({ rest: '/blog/article', needs: '!isEmpty(query.ids)', filter: { id: { in: '{{ query.ids }}' } } }),
    '### Records that follow what changes',
    'A source with `socket` is asked once and then follows what is written: of a [table](packs.md#tables) that is `live` by its name, or of a feed that a module of the server publishes. Everybody gets what they may read, and no more. What changes is marked for a moment, what is gone leaves; blocks ask anew for what was added, at most every two seconds, and lists say how many new records there are. In a tree what is added or moved takes its place, and what is open stays so. An order stays as it was asked for. Nothing is followed while the tab or the window is hidden; a lost connection says so, comes back by itself, and what was missed is asked for.',
    'A table that is live, and a page that shows it. As both are for `anyone`, visitors follow it too, and get the columns of `public`:',
    ...Object.values(liveExample).map(toJsonBlock),
    'Here the records are known by their `id`; those of a feed say by what with `socketKey`:',
    toJsonBlock({ rest: '/quotes', socket: 'quotes', socketKey: 'symbol' }),
    '### Records by the key of another',
    toExcerpt(documents, 'pages/article.json', '/sources'),
    '## Query bar',
    'An entry of `query` is the name of a field, or an object.',
    toOptionTable(optionsOf(QueryEntry)),
  )
