import { pageKinds } from '../../../runtime/language/kinds/index.ts'
import { migrations } from '../../../runtime/language/migrations/index.ts'
import { createMigrations } from '../../../runtime/language/migrations/migrate.ts'
import { envelope } from '../../../runtime/language/schema/envelope.ts'
import type { ReferenceDocument } from '../documents.ts'
import { toMembers } from '../excerpt.ts'
import { toChapter, toCode } from '../markdown.ts'
import { optionsOf, toOptionTable } from '../options.ts'
import { readSentence } from '../sentences.ts'
import { type Examples, toExample, toOwnOptions } from '../subject.ts'

const shared = optionsOf({ type: 'object', properties: envelope, required: ['id', 'version', 'title'] })

/** Where the schema of each kind is written down, and the name of its constant. */
const sources: Readonly<Record<keyof typeof pageKinds, readonly [string, RegExp]>> = {
  list: ['list.ts', /^ListPage$/],
  form: ['form.ts', /^FormPage$/],
  picker: ['picker.ts', /^PickerPage$/],
  page: ['page.ts', /^BlocksPage$/],
  fragment: ['page.ts', /^FragmentPage$/],
  treeTable: ['treeTable.ts', /^TreeTablePage$/],
}

/** What is to be known of a kind beside its options. */
const notes: Readonly<
  Partial<Record<keyof typeof pageKinds, (documents: readonly ReferenceDocument[]) => readonly string[]>>
> = {
  list: (documents) => [
    '## Views',
    'One list shows its records in several ways, among which a person chooses: as a table, as cards, on a board and in a calendar. Each has the same records, query bar and actions. A card that is moved on the board gets the value of its new column, by the call that edits a record.',
    toMembers(documents, 'pages/articles.json', '', ['views', 'card', 'board', 'calendar']),
    'The field of `board` has a dictionary or options, whose items are the columns; the field of `calendar` has a widget for dates.',
  ],
  fragment: () => [
    '## Pieces',
    'A fragment is exactly one piece of a page, by the property that it has: `blocks`, `columns`, `layout` or `steps`.',
    'Blocks are drawn by the [block `fragment`](blocks.md#fragment). They have their own state and sources, and see what they are given and nothing else of the page.',
    'Columns, a layout and steps come into the list in which `{ "fragment": "shop.layout", "with": { "title": "user.city" } }` stands, in the place of that entry: among the columns of a list, in a layout and what stands in it, among the steps of an action. There the formulas of the fragment see the names of that place, and a formula of `with` stands wherever the fragment reads `given.<name>`, so that it is computed there. A text that is no template takes a literal: `"field": "{{ given.field }}"`. So do a number, a flag and any other value: what is one parameter and nothing else becomes the literal, of the type that it has, so that `"width": "{{ given.width }}"` is a number with `"with": { "width": "120" }`, and is left out where nothing is given. The check of the page that uses it says so where the type does not fit. Blocks are drawn with formulas and templates alone. Fields that such a fragment declares become fields of the page, whose own go before them; names of fields are checked where it is used, or by the `model` that it names.',
    'An issue inside of a piece is reported where a page uses it, with the place in the fragment.',
  ],
}

const { currentVersion } = createMigrations(migrations)

export const kindFile = (kind: string): string => `kind-${kind}.md`

export const kindSentence = (kind: keyof typeof pageKinds): string =>
  readSentence(`runtime/language/kinds/${sources[kind][0]}`, sources[kind][1])

/** The chapter of one kind of page. */
export const kindChapter = (
  kind: keyof typeof pageKinds,
  examples: Examples,
  documents: readonly ReferenceDocument[],
): string =>
  toChapter(
    `# Pages of the kind ${toCode(kind)}`,
    kindSentence(kind),
    `New pages of this kind have \`"version": ${currentVersion(kind)}\`. An option with * must be there.`,
    '## Options',
    toOwnOptions(pageKinds[kind], shared, '[what every page says](kinds.md)'),
    ...(notes[kind]?.(documents) ?? []),
    '## Example',
    toExample(examples, `kind ${kind}`),
  )

/** The chapter of what all kinds of pages have in common. */
export const kindsChapter = (): string =>
  toChapter(
    '# Pages',
    'A page is a JSON document: `pages/<name>.json` in the folder of a pack. Its `kind` says what sort of page it is.',
    (Object.keys(pageKinds) as (keyof typeof pageKinds)[])
      .map((kind) => `- [${toCode(kind)}](${kindFile(kind)}): ${kindSentence(kind)}`)
      .join('\n'),
    '## What every page says',
    'An option with * must be there.',
    toOptionTable(shared),
  )
