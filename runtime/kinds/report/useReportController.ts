import { use, useCallback, useMemo, useRef, useState } from 'react'
import { evaluateCondition } from '../../form/index.ts'
import { useLanguage, useText, useTimeZone, useTranslate } from '../../i18n/index.ts'
import type { ReportBlock, ResolvedPage, Scope, Step } from '../../language/index.ts'
import { type ActionRunner, usePageInstance, usePageServices, useRunAction, useStepContext } from '../../page/index.ts'
import { type Printing, usePrint } from '../../print/index.ts'
import { type DataRecord, useRegistry } from '../../registry/index.ts'
import { firstQuery, OuterFilters, type QueryRules, toFilterRule, toQueryEntry } from '../list/index.ts'
import { createReportIntl, type ReportIntl } from './format/reportIntl.ts'
import type { FilterField } from './records/toQuestion.ts'
import { shownBlocks } from './shownBlocks.ts'

type Reload = () => Promise<void>

/** Everything that a report is at a moment, and what can be done with it; the view draws it (design 4). */
export interface ReportController extends Printing {
  readonly resolved: ResolvedPage<'report'>
  /** The blocks that the person may see and whose conditions hold. */
  readonly blocks: readonly ReportBlock[]
  /** Whether the page has blocks, and the person may see none of them. */
  readonly isWithheld: boolean
  /** Whether the blocks belong to a list, whose query bar and buttons are theirs too. */
  readonly isInList: boolean
  readonly query: DataRecord
  readonly search: (values: DataRecord, rules?: QueryRules) => void
  /** What the query bar asks, by the rules of its entries. */
  readonly filters: readonly FilterField[]
  /** The names of expressions; `query` holds what was asked. */
  readonly names: Scope
  readonly intl: ReportIntl
  readonly runner: ActionRunner
  /** Runs what a block does with a record. */
  readonly choose: (block: string, steps: readonly Step[], scope: Scope) => void
  /** Asks every block in sight anew. */
  readonly reload: () => Promise<void>
  /** Takes in how a block is asked anew; gives what ends that. */
  readonly register: (block: string, reload: Reload) => () => void
}

const noRules: QueryRules = {}

/** The controller of reports. */
export function useReportController(resolved: ResolvedPage<'report'>): ReportController {
  const { page, fields } = resolved
  const registry = useRegistry()
  const services = usePageServices()
  const instance = usePageInstance()
  const language = useLanguage()
  const text = useText()
  const translate = useTranslate()
  const zone = useTimeZone()
  const intl = useMemo(() => createReportIntl(language, text, translate, zone), [language, text, translate, zone])
  const [query, setQuery] = useState<DataRecord>(() => firstQuery(resolved, instance.names(), registry.findWidget))
  const [rules, setRules] = useState<QueryRules>(noRules)

  const names = useMemo<Scope>(() => {
    const around = instance.names()
    return { ...around, query: { ...(around.query as DataRecord), ...query } }
  }, [instance, query])
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
  const blocks = useMemo(
    () => shownBlocks(allowed, ({ showWhen }) => evaluateCondition(showWhen, names, true)),
    [allowed, names],
  )
  const isWithheld = allowed.length === 0 && page.blocks.length > 0

  const reloads = useRef(new Map<string, Reload>())
  const register = useCallback((block: string, reload: Reload) => {
    reloads.current.set(block, reload)
    return () => {
      if (reloads.current.get(block) === reload) reloads.current.delete(block)
    }
  }, [])
  const printing = usePrint()
  const reload = useCallback(async () => {
    await Promise.all([...reloads.current.values()].map((each) => each()))
  }, [])
  const search = useCallback(
    (values: DataRecord, chosen: QueryRules = noRules) => {
      // To ask the same once more is to ask for news.
      if (JSON.stringify([values, chosen]) === JSON.stringify([query, rules])) void reload()
      setQuery(values)
      setRules(chosen)
    },
    [query, rules, reload],
  )

  const runner = useRunAction(useStepContext(useMemo(() => ({ reload }), [reload])))
  const choose = useCallback(
    (block: string, steps: readonly Step[], scope: Scope) => void runner.run({ id: `block ${block}`, steps }, scope),
    [runner],
  )
  return {
    resolved,
    blocks,
    isWithheld,
    isInList: outer !== null,
    query,
    search,
    filters,
    names,
    intl,
    ...printing,
    runner,
    choose,
    reload,
    register,
  }
}
