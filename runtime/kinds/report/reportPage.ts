import type { ResolvedPage } from '../../language/index.ts'
import type { WidgetNeeds } from '../../registry/index.ts'
import { firstEntries, toQueryEntry } from '../list/index.ts'
import { findBlock } from './blocks/index.ts'

/** The widgets that a report draws: those of its blocks, and of its query bar with the editors in sight. */
export function widgetsOfReport(resolved: ResolvedPage<'report'>): WidgetNeeds {
  const { page, fields } = resolved
  const query = (page.query ?? [])
    .map(toQueryEntry)
    .map(({ widget, field }) => widget ?? fields[field]?.widget ?? 'input')
  const shown = page.blocks.flatMap((block) => findBlock(block.type)?.widgets?.(block, resolved) ?? [])
  return { shown: [...shown, ...query], edited: query.slice(0, firstEntries) }
}
