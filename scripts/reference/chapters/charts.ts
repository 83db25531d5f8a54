import type { JsonSchema } from '../../../runtime/language/index.ts'
import { ChartBlock } from '../../../runtime/language/kinds/page/charts/index.ts'
import { axisDefinition } from '../../../runtime/language/kinds/page/charts/parts.ts'
import { branchesOf } from '../branches.ts'
import type { ReferenceDocument } from '../documents.ts'
import { toExcerpt } from '../excerpt.ts'
import { toChapter, toCode } from '../markdown.ts'
import { optionsOf, toOptionTable } from '../options.ts'
import { readSentence } from '../sentences.ts'
import { type Examples, toExample, toOwnOptions } from '../subject.ts'
import { sharedOptions } from './blocks.ts'

const toSection = (chart: string, schema: JsonSchema, examples: Examples): string =>
  toChapter(
    `## ${chart}`,
    readSentence(`runtime/language/kinds/page/charts/${chart}.ts`, /Chart$/),
    toOwnOptions(schema, sharedOptions, '[what blocks share](blocks.md#what-blocks-share)'),
    toExample(examples, `chart ${chart}`),
  ).trimEnd()

/** The chapter of charts. */
export function chartsChapter(examples: Examples, documents: readonly ReferenceDocument[]): string {
  const charts = branchesOf(ChartBlock)
  return toChapter(
    '# Charts',
    'A block with `"type": "chart"` draws its records; `chart` says how. An option with * must be there.',
    charts.map(([chart]) => `[${toCode(chart)}](#${chart.toLowerCase()})`).join(' · '),
    '## Records counted by a value',
    'A chart draws one point, bar or part for each record of its source. Where records are to be counted or summed first, its source is a formula: `groupBy` makes groups of the records of a [named source](sources.md#sources-of-blocks), each with its `key` and its `rows`, and `map` makes a record of each group. A field with a dictionary has its text in `<field>_dictText`, which is what people should read along an axis.',
    toExcerpt(documents, 'pages/statistics.json', '/blocks/3'),
    'Here `articles` is a source of the page, `{ "rest": "/blog/article", "size": 1000 }`. Only the records that a source asks for are counted; where there are more than its `size`, let an [online report](packs.md#online-reports) count them in the database.',
    ...charts.map(([chart, schema]) => toSection(chart, schema, examples)),
    '## Axes',
    'What an axis of values says; one of names has no `min` and no `max`.',
    toOptionTable(optionsOf(axisDefinition.axis)),
  )
}
