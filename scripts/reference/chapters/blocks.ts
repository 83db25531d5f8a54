import type { JsonSchema } from '../../../runtime/language/index.ts'
import { blockDefinition } from '../../../runtime/language/kinds/page/blocks/index.ts'
import { blockParts, drillDown } from '../../../runtime/language/kinds/page/parts.ts'
import { branchesOf } from '../branches.ts'
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
export function blocksChapter(examples: Examples): string {
  const blocks = branchesOf(blockDefinition.block)
  return toChapter(
    '# Blocks',
    'Pages of the kinds [`page`](kind-page.md) and [`fragment`](kind-fragment.md) are made of blocks on a grid, and a [`list`](kind-list.md) may have some above its table. The `type` of a block says what it shows. An option with * must be there.',
    blocks.map(([type]) => `[${toCode(type)}](#${type.toLowerCase()})`).join(' · '),
    '## What blocks share',
    toOptionTable(sharedOptions),
    ...blocks.map(([type, schema]) => toSection(type, schema, examples)),
  )
}
