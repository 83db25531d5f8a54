import { allBlocks, type ResolvedPage } from '../../language/index.ts'
import type { WidgetNeeds } from '../../registry/index.ts'
import { entriesInSight, toQueryEntry } from '../list/index.ts'
import { findBlock, isRecordBlock } from './blocks/index.ts'
import { widgetsOfPlain } from './plain/plainWidgets.ts'

/** The widgets that the blocks of a page or a fragment draw. */
export function widgetsOfBlocks(resolved: ResolvedPage<'page' | 'fragment'>): WidgetNeeds {
  const needs = allBlocks(resolved.page.blocks ?? []).map((block): WidgetNeeds => {
    if (!isRecordBlock(block)) return widgetsOfPlain(block)
    return { shown: findBlock(block.type)?.widgets?.(block, resolved) ?? [], edited: [] }
  })
  return { shown: needs.flatMap(({ shown }) => shown), edited: needs.flatMap(({ edited }) => edited) }
}

/** The widgets that a page of blocks draws: those of its blocks, and of its query bar with the editors in sight. */
export function widgetsOfPage(resolved: ResolvedPage<'page'>): WidgetNeeds {
  const { page, fields } = resolved
  const query = (page.query ?? []).map(toQueryEntry)
  const ofEntry = ({ widget, field }: (typeof query)[number]) => widget ?? fields[field]?.widget ?? 'input'
  const { shown, edited } = widgetsOfBlocks(resolved)
  return {
    shown: [...shown, ...query.map(ofEntry)],
    edited: [...edited, ...entriesInSight(query, 'page').map(ofEntry)],
  }
}
