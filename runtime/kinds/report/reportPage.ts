import { type ResolvedPage, singleBlocks } from '../../language/index.ts'
import type { WidgetNeeds } from '../../registry/index.ts'
import { entriesInSight, toQueryEntry } from '../list/index.ts'
import { findBlock } from './blocks/index.ts'

/** The widgets that a report draws: those of its blocks, and of its query bar with the editors in sight. */
export function widgetsOfReport(resolved: ResolvedPage<'report'>): WidgetNeeds {
  const { page, fields } = resolved
  const query = (page.query ?? []).map(toQueryEntry)
  const ofEntry = ({ widget, field }: (typeof query)[number]) => widget ?? fields[field]?.widget ?? 'input'
  const shown = singleBlocks(page.blocks).flatMap((block) => findBlock(block.type)?.widgets?.(block, resolved) ?? [])
  return { shown: [...shown, ...query.map(ofEntry)], edited: entriesInSight(query, 'report').map(ofEntry) }
}
