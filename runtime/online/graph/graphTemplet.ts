import {
  type AnyBlock,
  type BlocksPage,
  documentVersion,
  type ResolvedPage,
  resolvePage,
  type TextLanguage,
} from '../../language/index.ts'
import { toIdWord } from '../pageIds.ts'
import type { GraphTemplet, TempletReport } from './graph.ts'
import { layOut, toTabs } from './graphBlocks.ts'
import { toGraphFields } from './graphFields.ts'
import { toGraphQuery } from './graphQuery.ts'
import { toNote } from './notes.ts'

/**
 * The page of a template: its groups below each other, each with its reports as cards or as tabs, under one query bar
 * for all of them (wire contract 3.5).
 */
export function toGraphTemplet(templet: GraphTemplet, language: TextLanguage): BlocksPage {
  const reports = templet.groups.flatMap((group) => group.reports.flatMap(({ report }) => report ?? []))
  const { query, fields } = toGraphQuery(reports)
  const blocks = templet.groups.flatMap((group, index): readonly AnyBlock[] => {
    const id = `g${index + 1}`
    const span = templet.isDouble && !group.isTabs ? 6 : 12
    const inner = group.reports.map((entry, place) => toReportGroup(entry, `${id}-r${place + 1}`, span, language))
    if (inner.length === 0) return []
    const title = group.title === '' ? {} : { title: group.title }
    return [
      group.isTabs
        ? { type: 'tabs', id, ...title, tabs: toTabs(inner) }
        : { type: 'group', id, ...title, blocks: inner },
    ]
  })
  const none = [toNote('nothing', 'nothing', templet, language)]
  return {
    kind: 'page',
    id: `online.graph-templet.${toIdWord(templet.code)}`,
    version: documentVersion,
    title: templet.name,
    // Several reports may have a field of one name: the query bar has that of the first.
    fields: Object.assign({}, ...reports.toReversed().map(toGraphFields), fields) as NonNullable<BlocksPage['fields']>,
    ...(query.length > 0 ? { query: [...query] } : {}),
    tools: true,
    blocks: blocks.length > 0 ? blocks : none,
  }
}

/** A report of a template under its own name. */
function toReportGroup({ code, report }: TempletReport, id: string, span: number, language: TextLanguage): AnyBlock {
  const blocks = report ? layOut(report, `${id}-`, { id: `${id}-charts` }) : []
  const note = report
    ? toNote(`${id}-nothing`, 'nothing', report, language)
    : toNote(`${id}-gone`, 'gone', { name: code }, language)
  const [only] = blocks
  const about = report && report.description !== '' ? { description: report.description } : {}
  if (only !== undefined && blocks.length === 1 && only.type !== 'tabs')
    // A chart by itself is called what its report is.
    return { ...only, title: report?.name ?? code, ...about, span }
  return {
    type: 'group',
    id,
    title: report?.name ?? code,
    ...about,
    ...(span === 12 ? {} : { span }),
    blocks: blocks.length > 0 ? blocks : [note],
  }
}

/** The same, ready to be drawn. */
export const resolveGraphTemplet = (templet: GraphTemplet, language: TextLanguage): ResolvedPage<'page'> =>
  resolvePage(toGraphTemplet(templet, language))
