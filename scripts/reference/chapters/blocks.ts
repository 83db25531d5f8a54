import type { JsonSchema } from '../../../runtime/language/index.ts'
import { blockDefinition } from '../../../runtime/language/kinds/page/blocks/index.ts'
import { blockParts, drillDown } from '../../../runtime/language/kinds/page/parts.ts'
import { branchesOf } from '../branches.ts'
import type { ReferenceDocument } from '../documents.ts'
import { toExcerpt } from '../excerpt.ts'
import { toChapter, toCode } from '../markdown.ts'
import { optionsOf, toOptionTable } from '../options.ts'
import { readSentence } from '../sentences.ts'
import { type Examples, toExample, toOwnOptions } from '../subject.ts'

const folder = 'runtime/language/kinds/page/blocks'

/** Options that blocks share. */
export const sharedOptions = optionsOf({
  type: 'object',
  properties: { ...blockParts, ...drillDown },
  required: ['id'],
})

const toSection = (type: string, schema: JsonSchema, examples: Examples): string =>
  toChapter(
    `## ${type}`,
    type === 'chart'
      ? 'A picture of figures; [charts](charts.md) has one section for each.'
      : readSentence(`${folder}/${type}.ts`, /Block$|^schema$/),
    type === 'chart' ? '' : toOwnOptions(schema, sharedOptions, '[what blocks share](#what-blocks-share)'),
    toExample(examples, `block ${type}`),
  ).trimEnd()

/** The chapter of the blocks of pages. */
export function blocksChapter(examples: Examples, documents: readonly ReferenceDocument[]): string {
  const blocks = branchesOf(blockDefinition.block)
  return toChapter(
    '# Blocks',
    'Pages of the kinds [`page`](kind-page.md) and [`fragment`](kind-fragment.md) are made of blocks on a grid, and a [`list`](kind-list.md) may have some above its table. The `type` of a block says what it shows. An option with * must be there.',
    blocks.map(([type]) => `[${toCode(type)}](#${type.toLowerCase()})`).join(' · '),
    '## What blocks share',
    toOptionTable(sharedOptions),
    '## Names in a block',
    'In `showWhen` and in the `source` of a block, `record` and `rows` are those of the place where the block stands, such as the item of the `repeat` around it: the records of a block are asked for only once it shows. A condition over records of its own reads a source of the page, such as `count(sources.comments.rows) > 0`. In all other formulas and texts of a block, `record` and `rows` are those of its own `source`, where it has one.',
    '## A form inside of a page',
    'A block `page` with a page of the kind `form` is a form in its place: it shows its fields, checks them, sends them, and begins anew. The form begins with its `values`, and those of fields that do not stand in its `layout` are sent along, such as the key of the record that a comment belongs to. Steps of `on.close` run once it is saved.',
    toExcerpt(documents, 'pages/article.json', '/blocks/4'),
    ...blocks.map(([type, schema]) => toSection(type, schema, examples)),
  )
}
