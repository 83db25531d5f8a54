import { Model } from '../../../runtime/language/schema/model.ts'
import { FormDocument, GraphDocument, ReportDocument } from '../../../runtime/language/schema/onlineDocuments.ts'
import { DictionaryDocument, Pack, RelativeMoment, TableDocument } from '../../../runtime/language/schema/pack.ts'
import { toChapter } from '../markdown.ts'
import { optionsOf, toOptionTable } from '../options.ts'
import { type Examples, toExample } from '../subject.ts'

const table = (schema: object): string => toOptionTable(optionsOf(schema))

const section = (title: string, sentence: string, schema: object, example: string): string =>
  toChapter(`## ${title}`, sentence, table(schema), example).trimEnd()

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
      'The server creates the table and answers `list`, `queryById`, `add`, `edit`, `delete`, `deleteBatch`, `exportXls` and `importExcel` below its `path`. Every table also has `id`, `create_by`, `create_time`, `update_by` and `update_time`. A column `place_id` is the field `placeId` of a record.',
      TableDocument,
      toExample(examples, 'document table'),
    ),
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
