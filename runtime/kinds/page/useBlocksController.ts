import { type ComponentType, use, useCallback, useMemo, useState } from 'react'
import { type FormatIntl, useFormatIntl } from '../../format/index.ts'
import type { AnyBlock, FilterField, ResolvedPage, Scope } from '../../language/index.ts'
import { firstState } from '../../language/index.ts'
import { usePageInstance, usePageServices } from '../../page/index.ts'
import { type Printing, usePrint } from '../../print/index.ts'
import { type DataRecord, useRegistry } from '../../registry/index.ts'
import { firstQuery, OuterFilters, type QueryRules, toFilterRule, toQueryEntry } from '../list/index.ts'
import { shownBlocks } from './shownBlocks.ts'
import { useQueryOfAddress } from './store/useQueryOfAddress.ts'
import { type BlocksFrame, type BlocksKind, useBlocks } from './useBlocks.ts'

/** Blocks to be drawn on a grid. */
export interface GridProps {
  readonly blocks: readonly AnyBlock[]
  readonly controller: BlocksController
  /** Whether the blocks stand beneath each other, whatever their spans. */
  readonly isColumn?: boolean
}

/** Everything that a page of blocks is at a moment, and what can be done with it; the view draws it (design 4). */
export interface BlocksController extends Printing, BlocksFrame {
  readonly resolved: ResolvedPage<BlocksKind>
  /** The blocks that the person may see; a grid leaves out those whose conditions do not hold. */
  readonly blocks: readonly AnyBlock[]
  /** Whether the page has blocks, and the person may see none of them. */
  readonly isWithheld: boolean
  /** Whether the blocks belong to a list, whose query bar and buttons are theirs too. */
  readonly isInList: boolean
  /** What the query bar asks, by the rules of its entries. */
  readonly filters: readonly FilterField[]
  /** The names of expressions but for the state and the sources; `query` holds what was asked. */
  readonly names: Scope
  /** The records of the place: of the block around, or the one of a repeated item; undefined outside of both. */
  readonly around: readonly DataRecord[] | undefined
  /** What tells the blocks of this place from the same blocks elsewhere; empty where they stand once. */
  readonly place: string
  readonly intl: FormatIntl
  /** Draws the blocks that another one holds. */
  readonly Grid: ComponentType<GridProps>
}

/** A page of blocks as a whole, with its query bar. */
export interface PageController extends BlocksController {
  readonly resolved: ResolvedPage<'page'>
  readonly query: DataRecord
  readonly search: (values: DataRecord, rules?: QueryRules) => void
}

const noRules: QueryRules = {}

/** The controller of pages of blocks. */
export function useBlocksController(resolved: ResolvedPage<'page'>, Grid: PageController['Grid']): PageController {
  const { page, fields } = resolved
  const registry = useRegistry()
  const services = usePageServices()
  const instance = usePageInstance()
  const intl = useFormatIntl()
  const [query, setQuery] = useState<DataRecord>(() => firstQuery(resolved, instance.names(), registry.findWidget))
  const [rules, setRules] = useState<QueryRules>(noRules)

  const ofAddress = useQueryOfAddress(page)
  const frame = useBlocks(resolved, () => firstState(page.state, ofAddress))
  const { reload } = frame

  const around = useMemo(() => instance.written && [instance.written], [instance])
  const names = useMemo<Scope>(() => {
    const { record: _record, ...ofPage } = instance.names()
    return {
      ...ofPage,
      ...(around ? { record: around[0], rows: around } : {}),
      page: { id: page.id, address: location.href },
      query: { ...ofAddress, ...query },
    }
  }, [instance, page, around, ofAddress, query])
  const outer = use(OuterFilters)
  const ownFilters = useMemo(
    () =>
      (page.query ?? []).map(toQueryEntry).map((entry): FilterField => {
        const { field } = entry
        const known = registry.findWidget(entry.widget ?? fields[field]?.widget ?? 'input')
        return { field, rule: toFilterRule(entry, known, rules), value: query[field] }
      }),
    [page, fields, registry, query, rules],
  )
  const filters = useMemo(() => (outer === null ? ownFilters : [...ownFilters, ...outer]), [ownFilters, outer])
  const allowed = useMemo(
    () => shownBlocks(page.blocks, ({ access }) => access === undefined || services.hasAccess(access)),
    [page, services],
  )
  const isWithheld = allowed.length === 0 && page.blocks.length > 0

  const printing = usePrint()
  const search = useCallback(
    (values: DataRecord, chosen: QueryRules = noRules) => {
      // To ask the same once more is to ask for news.
      if (JSON.stringify([values, chosen]) === JSON.stringify([query, rules])) void reload()
      setQuery(values)
      setRules(chosen)
    },
    [query, rules, reload],
  )

  return {
    ...frame,
    ...printing,
    resolved,
    blocks: allowed,
    isWithheld,
    isInList: outer !== null,
    query,
    search,
    filters,
    names,
    around,
    place: '',
    intl,
    Grid,
  }
}
