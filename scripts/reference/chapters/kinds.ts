import { pageKinds } from '../../../runtime/language/kinds/index.ts'
import { migrations } from '../../../runtime/language/migrations/index.ts'
import { createMigrations } from '../../../runtime/language/migrations/migrate.ts'
import { envelope } from '../../../runtime/language/schema/envelope.ts'
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

const { currentVersion } = createMigrations(migrations)

export const kindFile = (kind: string): string => `kind-${kind}.md`

export const kindSentence = (kind: keyof typeof pageKinds): string =>
  readSentence(`runtime/language/kinds/${sources[kind][0]}`, sources[kind][1])

/** The chapter of one kind of page. */
export const kindChapter = (kind: keyof typeof pageKinds, examples: Examples): string =>
  toChapter(
    `# Pages of the kind ${toCode(kind)}`,
    kindSentence(kind),
    `New pages of this kind have \`"version": ${currentVersion(kind)}\`. An option with * must be there.`,
    '## Options',
    toOwnOptions(pageKinds[kind], shared, '[what every page says](kinds.md)'),
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
