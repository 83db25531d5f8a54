import type { JsonSchema } from '../../../runtime/language/index.ts'
import { builtInActions, ChangedAction, CustomAction, treeActions } from '../../../runtime/language/schema/action.ts'
import { columnDefinitions } from '../../../runtime/language/schema/column.ts'
import { Field } from '../../../runtime/language/schema/field.ts'
import { formatDefinition } from '../../../runtime/language/schema/format.ts'
import { FormPart } from '../../../runtime/language/schema/formPart.ts'
import { layoutDefinitions } from '../../../runtime/language/schema/layout.ts'
import { Rule } from '../../../runtime/language/schema/rule.ts'
import { tones } from '../../../runtime/language/schema/tone.ts'
import { alternativesOf } from '../alternatives.ts'
import type { ReferenceDocument } from '../documents.ts'
import { toExcerpt } from '../excerpt.ts'
import { toChapter, toCode, toTable } from '../markdown.ts'
import { optionsOf, toOptionTable } from '../options.ts'
import { readSentence } from '../sentences.ts'
import { type Examples, toExample } from '../subject.ts'

/** Actions that only tree tables know. */
const ofTrees: ReadonlySet<string> = new Set(treeActions)

const readBuiltIn = (action: string): string =>
  readSentence(`runtime/kinds/${ofTrees.has(action) ? 'treeTable' : 'list'}/builtIns/${action}.ts`, /./)

const table = (schema: object): string => toOptionTable(optionsOf(schema))

const star = 'An option with * must be there.'

/** The chapter of fields, their rules, and the columns that show them. */
export const fieldsChapter = (examples: Examples): string =>
  toChapter(
    '# Fields',
    `A field is one named value of a record. Fields stand in \`fields\` of a [model](packs.md#models) or of a page, by their names: letters, digits and \`_\`. A page that names a field of its model says only what it shows differently. ${star}`,
    '## Options',
    table(Field),
    toExample(examples, 'widget input', true),
    '## Rules',
    'Each rule carries one check, and may carry its `message`. They run in their order.',
    table(Rule),
    '## Columns',
    'An entry of `columns` of a list is the name of a field, or an object; `group` puts columns under one title.',
    table(columnDefinitions.columnEntry),
    'An object with `fragment` stands for the columns of a [fragment](kind-fragment.md#pieces), which come in its place.',
    table(columnDefinitions.columnsFragment),
  )

/** The chapter of how a form is laid out. */
export const layoutChapter = (): string =>
  toChapter(
    '# Layout and forms',
    `A \`layout\` is a list: the names of fields in their order, and objects that hold or say more. ${star}`,
    '```json\n["name", { "field": "remark", "span": 2 }, { "group": "Delivery", "items": ["address", "phone"] }]\n```',
    '## Entries',
    ...alternativesOf(layoutDefinitions.layout.items as JsonSchema).flatMap((entry) => {
      const word = Array.isArray(entry.required) ? String(entry.required[0]) : ''
      return word === '' ? [] : [`### An entry with ${toCode(word)}`, toOptionTable(optionsOf(entry))]
    }),
    'An entry with `note` or with `links` is described below. One with `fragment` stands for the entries of a [fragment](kind-fragment.md#pieces), which come in its place.',
    table(layoutDefinitions.layoutFragment),
    '## Panels',
    'Each of the `tabs`.',
    table(layoutDefinitions.panel),
    '## Steps of a form',
    'Each of the `steps`. A form that has a page `done` shows it once it was submitted.',
    table(layoutDefinitions.formStep),
    '## Notes',
    'Words between fields.',
    table(layoutDefinitions.note),
    '## Links',
    'Links to other places, one for each item of a list.',
    table(layoutDefinitions.links),
    '## Forms',
    'The `form` of a list, picker or tree table, by which a record is added, edited and viewed. A page of the kind [`form`](kind-form.md) has the same options at its top.',
    table(FormPart),
  )

/** The chapter of actions: buttons with what they do. */
export const actionsChapter = (examples: Examples, documents: readonly ReferenceDocument[]): string =>
  toChapter(
    '# Actions',
    `An action is a button. The \`toolbar\` and the \`rowActions\` of a list name built-in ones: ${builtInActions.map(toCode).join(', ')}. An object with the \`id\` of one changes a part of it, and an object with \`steps\` is an action of the page’s own. ${star}`,
    '## Built-in actions',
    toTable(
      ['action', 'does'],
      builtInActions.map((action) => [toCode(action), readBuiltIn(action)]),
    ),
    '## Actions of the page’s own',
    table(CustomAction),
    toExample(examples, 'action'),
    '## An action that sets one field',
    'A button of a row that asks, changes one field of the record and shows the list anew. `edit` takes a part of a record: its key, and the fields that change; all others stay. [Calls for records](sources.md#calls-for-records) has the other calls. `access` is the code for which the call asks, so that nobody sees a button that the server refuses.',
    toExcerpt(documents, 'pages/articles.json', '/rowActions/1'),
    '## Changes of a built-in action',
    table(ChangedAction),
  )

/** The chapter of formats and tones. */
export const formatsChapter = (): string =>
  toChapter(
    '# Formats and tones',
    'A `format` says how a value is written, in the language of the person: the name of a format, or an object. `percent` writes 0.25 as 25 %, `compact` shortens large numbers, `duration` takes seconds and `bytes` bytes; `date`, `time`, `datetime`, `month` and `weekday` write moments.',
    table(formatDefinition.format),
    '```json\n{ "as": "currency", "currency": "CNY", "decimals": 2 }\n```',
    '## Tones',
    `A tone is what a colour says: ${tones.map(toCode).join(', ')}. The theme decides how it looks.`,
  )
