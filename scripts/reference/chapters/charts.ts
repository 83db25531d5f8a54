import type { JsonSchema } from '../../../runtime/language/index.ts'
import { ChartBlock } from '../../../runtime/language/kinds/page/charts/index.ts'
import { axisDefinition } from '../../../runtime/language/kinds/page/charts/parts.ts'
import { branchesOf } from '../branches.ts'
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
export function chartsChapter(examples: Examples): string {
  const charts = branchesOf(ChartBlock)
  return toChapter(
    '# Charts',
    'A block with `"type": "chart"` draws its records; `chart` says how. An option with * must be there.',
    charts.map(([chart]) => `[${toCode(chart)}](#${chart.toLowerCase()})`).join(' · '),
    ...charts.map(([chart, schema]) => toSection(chart, schema, examples)),
    '## Axes',
    'What an axis of values says; one of names has no `min` and no `max`.',
    toOptionTable(optionsOf(axisDefinition.axis)),
  )
}
