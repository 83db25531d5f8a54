import { Model } from '../../../runtime/language/schema/model.ts'
import { FormDocument, GraphDocument, ReportDocument } from '../../../runtime/language/schema/onlineDocuments.ts'
import { DictionaryDocument, Pack, RelativeMoment } from '../../../runtime/language/schema/pack.ts'
import { TableDocument } from '../../../runtime/language/schema/table.ts'
import functions from '../../../server/functions.json' with { type: 'json' }
import { functionsExample } from '../functionsExample.ts'
import { toChapter, toCode, toJsonBlock, toTable } from '../markdown.ts'
import { optionsOf, toOptionTable } from '../options.ts'
import { type Examples, toExample } from '../subject.ts'

const table = (schema: object): string => toOptionTable(optionsOf(schema))

const section = (title: string, sentence: string, schema: object, example: string): string =>
  toChapter(`## ${title}`, sentence, table(schema), example).trimEnd()

/** The codes of a table, with the calls that ask for each. */
const tableCodes: readonly (readonly string[])[] = [
  ['`blog.article:list`', '`list`, `queryById`'],
  ['`blog.article:add`', '`add`'],
  ['`blog.article:edit`', '`edit`'],
  ['`blog.article:delete`', '`delete`, `deleteBatch`'],
  ['`blog.article:export`', '`exportXls`'],
  ['`blog.article:import`', '`importExcel`'],
]

/** The functions of the server with what each takes; one that has to be given has a * behind its name. */
const functionRows: readonly (readonly string[])[] = functions.map(({ name, description, values }) => [
  toCode(name),
  Object.entries(values.properties)
    .map(([value, schema]) => `${toCode(value)}${values.required.includes(value) ? ' *' : ''}: ${schema.description}`)
    .join('; '),
  description,
])

/** What an installation does with each part of a pack that was installed before. */
const changes: readonly (readonly string[])[] = [
  ['page', 'is in the menu', 'is shown; what a person changed in the menu stays', 'leaves the menu, with its codes'],
  ['table', 'is made', 'is served as it says now', 'is served no more; it stays in the database with its records'],
  [
    'column',
    'is added; records have no value in it',
    'is served as it says now; another type is an issue',
    'stays in the database',
  ],
  ['dictionary, item', 'is added', 'is changed, unless a person changed it', 'stays'],
  ['row', 'is added', 'stays as it is', 'stays'],
  ['what a person deleted', '', 'stays deleted', 'stays deleted'],
  ['pack', 'is installed', 'is installed', 'leaves the menu; its tables and rows stay'],
]

/** The chapter of packs and of the documents in them that are no pages. */
export const packsChapter = (examples: Examples): string =>
  toChapter(
    '# Packs, models, tables, dictionaries, rows and texts',
    'A pack is a folder of documents that is installed together. An option with * must be there.',
    '```\nshop/\n  pack.json           what the pack is called, its menu folders\n  pages/*.json        pages\n  models/*.json       what records are\n  tables/*.json       tables that the server creates and answers for\n  dictionaries/*.json codes with their items\n  rows/<table>.json   sample rows\n  i18n/{zh,en,tw}.json texts in three languages\n  forms/*.json        online forms\n  reports/*.json      online reports\n  graphs/*.json       graph reports\n```',
    section('Packs', '`pack.json`.', Pack, toExample(examples, 'document pack')),
    section(
      'Models',
      'A model says what records are: where they come from, their key, their fields. Pages name it by `model`, so that a list, its picker and its form agree.',
      Model,
      toExample(examples, 'kind model'),
    ),
    section(
      'Tables',
      'The server creates the table and answers `list`, `queryById`, `add`, `edit`, `delete`, `deleteBatch`, `exportXls` and `importExcel` below its `path`; [calls for records](sources.md#calls-for-records) says what each takes. Every table also has `id`, `create_by`, `create_time`, `update_by` and `update_time`. A column `place_id` is the field `placeId` of a record.',
      TableDocument,
      toExample(examples, 'document table'),
    ),
    toChapter(
      '### Functions of moves',
      'A step `call` of a move calls a function of the server, in the transaction of the move: one that fails takes all of the move back. What it gives is `result` in the steps after it. Modules of the server offer these:',
      toTable(['function', 'takes', 'what it does'], functionRows),
      'An invoice gets its number as it is issued, and its customer a mail once that is done:',
      toJsonBlock(functionsExample.transitions.moves[1]),
    ).trimEnd(),
    toChapter(
      '### Dictionaries of columns',
      'The `dict` of a column is the code of a [dictionary](#dictionaries), or `table,text,key`: the text of a record of another table by its key, such as `blog_article,title,id`. That table names both columns in its `lookup`. Records then have the text as `<field>_dictText`.',
    ).trimEnd(),
    toChapter(
      '### Access codes of a table',
      'With `"accessPrefix": "blog.article"` the calls ask for these codes:',
      toTable(['code', 'calls'], tableCodes),
      'An administrator has every code, and others those of their roles. A role can be granted the codes that documents declare, beneath the page in the menu to which they belong:',
      [
        '- a page declares the code of its `access`, and a list, picker or tree table the code `:list` of its `accessPrefix`;',
        '- its built-in actions declare theirs, such as `:add` for `add` and `:edit` for `edit`, and an action of its own the code of its `access`;',
        '- fields and parts of layouts declare the code of their `access`.',
      ].join('\n'),
      'In the place of a code, `access` of a page may say `signedIn`, for everybody who is, or `anyone`, for visitors too; what a list says so goes before the code of its `accessPrefix`. A page shows nothing by itself: its calls still ask for their own codes, and where one refuses a visitor the page offers to sign in.',
      'Sources, blocks and steps `request` declare none: what they call asks for a code that may be declared nowhere, and whoever is no administrator is refused. Such codes stand in `access` of `pack.json`, each with the page beneath which it is granted. A list that hides its buttons does so by the same codes; give a block the `access` of what it calls, and who lacks the code does not see it.',
      'Codes are shared by all packs: begin each with the id of the pack, such as `blog.article`, so that none means something in another one.',
    ).trimEnd(),
    section(
      'Dictionaries',
      'A code with the items among which a widget lets people choose.',
      DictionaryDocument,
      toExample(examples, 'document dictionary'),
    ),
    section(
      'Rows',
      '`rows/<table>.json` is a list of objects by column names. A moment may be written by its distance from the installation:',
      RelativeMoment,
      toExample(examples, 'document rows'),
    ),
    toChapter(
      'The days are counted in GMT+8, as the wire counts them. A row of which others name the key says its `id`; a row without one gets one by its place in the list. A picture is a `data:` address such as `data:image/svg+xml,…` in a column of text, so that a sample needs no file. `create_by` is the account that made the row; `system` when left out.',
    ).trimEnd(),
    toChapter(
      '## Installing',
      '`PACKS_DIR` names folders, with `:` between them (`;` on Windows). Each is a pack itself, or holds packs.',
      'A start reads all packs again, and so do the signal `SIGHUP` and the list of packs in the administration, without a restart. A pack with an issue stays at its last version without one, or is left out. What else changes:',
      toTable(['part', 'a new one', 'one that changed', 'one that is gone'], changes),
      'Sample rows are installed where `DEMO` asks for them.',
    ).trimEnd(),
    toChapter(
      '## Texts',
      '`i18n/zh.json`, `i18n/en.json` and `i18n/tw.json` hold texts by flat keys. Wherever people read a text, a document writes it plainly, or as `"@:key"`.',
      '```json\n{ "shop.orders": "Orders", "shop.orders.paid": "Paid" }\n```',
    ).trimEnd(),
    section(
      'Online forms',
      'A form with its table, as a person designs it online.',
      FormDocument,
      toExample(examples, 'document form'),
    ),
    section(
      'Online reports',
      'A statement whose rows show as a list.',
      ReportDocument,
      toExample(examples, 'document report'),
    ),
    section(
      'Graph reports',
      'A statement whose rows show as charts.',
      GraphDocument,
      toExample(examples, 'document graph'),
    ),
  )
