import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  type DataRecord,
  type EditProps,
  resolveTemplates,
  type Siblings,
  useAccess,
  useExclusion,
  useFillRule,
  useFormChecks,
  useMessage,
  useNames,
  useRegistry,
  useSiblings,
  useText,
  useTranslate,
} from '../../runtime/index.ts'
import { listEmptyColumns } from './columns/emptyColumns.ts'
import { outerNamesOf } from './columns/outerNames.ts'
import { selectColumns, toColumns } from './columns/toColumns.ts'
import { useChoices } from './columns/useChoices.ts'
import type { DrawnSetup, GridSetup } from './grid/types.ts'
import type { EditableTableProps } from './props.ts'

interface Setup {
  /** What the table is drawn by; another object says that what is drawn has changed. */
  readonly drawn: DrawnSetup
  /** What events ask, but for what the server refused. */
  readonly setup: Omit<GridSetup, 'refusals'>
  readonly siblings: Siblings | null
  /** Has a listener called when a field around the table has changed that rows depend on; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}

const noFields: readonly string[] = []

/** What a table is made of now: by its document, the page, the form around it, and what the person may do. */
export function useSetup(edit: EditProps<readonly DataRecord[], EditableTableProps>): Setup {
  const { id, value, props, fields, disabled, invalid: isInvalid, saved } = edit
  const { findWidget } = useRegistry()
  const hasAccess = useAccess()
  const isExcluded = useExclusion()
  const text = useText()
  const translate = useTranslate()
  const message = useMessage()
  const checks = useFormChecks()
  const fill = useFillRule()
  // A table without fields of its own shows those of its rows.
  const shown = fields ? undefined : value
  const allColumns = useMemo(
    () => toColumns({ fields, value: shown, props, findWidget, hasAccess, text }),
    [fields, shown, props, findWidget, hasAccess, text],
  )
  const outer = useMemo(
    () => (fields ? outerNamesOf(fields, props.rowDisabledWhen) : noFields),
    [fields, props.rowDisabledWhen],
  )
  const { names, siblings, version, subscribe } = useOuterNames(outer)
  const empty = listEmptyColumns(allColumns, value, names).join(',')
  const columns = useMemo(() => {
    const left = new Set(empty.split(','))
    return selectColumns(allColumns).filter(({ name }) => !left.has(name))
  }, [allColumns, empty])
  const findChoices = useChoices(columns)
  const { authPre, toolbar } = props
  const canMove = toolbar === undefined || toolbar.includes('moveUp') || toolbar.includes('moveDown')
  const canAdd = authPre === undefined || !isExcluded(`${authPre}:add`)
  const canRemove = authPre === undefined || !isExcluded(`${authPre}:batch_delete`)

  const drawn = useMemo<DrawnSetup>(
    () => ({
      ...{
        id,
        columns,
        allColumns,
        props,
        disabled,
        isInvalid,
        names,
        text,
        canAdd,
        canRemove,
        canMove,
        hasHandle: !disabled,
      },
      outerVersion: version,
    }),
    [id, columns, allColumns, props, disabled, isInvalid, names, text, canAdd, canRemove, canMove, version],
  )
  const setup: Setup['setup'] = {
    ...drawn,
    findChoices,
    checks,
    fill,
    saved,
    translate,
    warn: (words) => message('warning', words),
    fail: (words) => message('error', words),
    resolve: (template) => resolveTemplates(template, names()).value,
  }
  return { drawn, setup, siblings, subscribe }
}

/** The names of the page with the fields of the form around a table that its rows depend on. */
function useOuterNames(outer: readonly string[]) {
  const pageNames = useNames()
  const siblings = useSiblings()
  const names = useCallback((): DataRecord => {
    const around = pageNames()
    if (outer.length === 0) return around
    const record = Object.fromEntries(outer.map((name) => [name, siblings?.get(name)]))
    return { ...around, record: { ...(around.record as DataRecord | undefined), ...record } }
  }, [pageNames, outer, siblings])
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = outer.map((name) => siblings?.subscribe(name, listener))
      return () => {
        for (const end of ends) end?.()
      }
    },
    [outer, siblings],
  )
  const [version, setVersion] = useState(0)
  useEffect(() => subscribe(() => setVersion((before) => before + 1)), [subscribe])
  return { names, siblings, version, subscribe }
}
