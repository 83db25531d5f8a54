import {
  type AnyBlock,
  type BlocksPage,
  documentVersion,
  type ResolvedPage,
  resolvePage,
  type TextLanguage,
} from '../../language/index.ts'
import { toIdWord } from '../pageIds.ts'
import type { GraphReport } from './graph.ts'
import { layOut } from './graphBlocks.ts'
import { toGraphFields } from './graphFields.ts'
import { toGraphQuery } from './graphQuery.ts'
import { toNote } from './notes.ts'

/**
 * The page of a graph report: its charts as its layout has them, under the query bar of its fields and parameters
 * (wire contract 1.15). A pure function of what the server says; the language is that of the words that it adds.
 */
export function toGraphReport(report: GraphReport, language: TextLanguage): BlocksPage {
  const { query, fields } = toGraphQuery([report])
  const drawn = named(layOut(report, '', { id: 'charts' }), report.name)
  const blocks: readonly AnyBlock[] = drawn.length > 0 ? drawn : [toNote('nothing', 'nothing', report, language)]
  return {
    kind: 'page',
    id: `online.graph-report.${toIdWord(report.code)}`,
    version: documentVersion,
    title: report.name,
    fields: { ...fields, ...toGraphFields(report) },
    ...(query.length > 0 ? { query: [...query] } : {}),
    tools: true,
    blocks: [
      ...(report.description === '' ? blocks : describe(blocks, report.description)),
      ...(report.hasScript ? [toNote('script', 'script', report, language)] : []),
    ],
  }
}

/** A chart by itself is called what its report is. */
function named(blocks: readonly AnyBlock[], title: string): readonly AnyBlock[] {
  const [only] = blocks
  return only !== undefined && blocks.length === 1 && only.type !== 'tabs' ? [{ ...only, title }] : blocks
}

/** What a report says of itself stands at its first block. */
const describe = ([first, ...others]: readonly AnyBlock[], description: string): readonly AnyBlock[] =>
  first === undefined ? [] : [{ ...first, description }, ...others]

/** The same, ready to be drawn. */
export const resolveGraphReport = (report: GraphReport, language: TextLanguage): ResolvedPage<'page'> =>
  resolvePage(toGraphReport(report, language))
