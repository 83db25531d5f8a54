import { useRef, useState } from 'react'
import {
  type DataRecord,
  type QueryFailure,
  type QueryRows,
  useQueryPreview,
  useSiblings,
} from '../../runtime/index.ts'
import { toText } from '../shared/values.ts'
import { findParameters, toDefaults } from './model/parameters.ts'
import type { QueryEditorProps } from './props.ts'
import { type QueryNews, useDescribedParts } from './useDescribedParts.ts'

/** What is known of a query at a moment. */
export interface QueryState {
  readonly isRunning: boolean
  /** The rows of the last preview, with the text that they belong to. */
  readonly preview: (QueryRows & { readonly sql: string }) | undefined
  /** Why the text could not run, with the text. */
  readonly failed: (QueryFailure & { readonly sql: string }) | undefined
  /** What the last reading changed of the columns and parameters. */
  readonly news: QueryNews | undefined
}

/** What can be done with a query while it is written. */
export interface QueryControls extends QueryState {
  /** Runs it for its first rows. */
  readonly run: () => Promise<void>
  /** Brings columns and parameters to what the query has. */
  readonly readColumns: () => Promise<void>
  /** Finds mistakes and parameters once the text was left. */
  readonly check: () => Promise<void>
  /** The values with which a preview is run, by the names of parameters. */
  readonly values: Readonly<Record<string, string>>
  readonly setValue: (name: string, value: string) => void
}

const nothing: QueryState = { isRunning: false, preview: undefined, failed: undefined, news: undefined }
const isFailure = (answer: QueryRows | QueryFailure): answer is QueryFailure => 'failure' in answer

/** What a person does with the query of a field. */
export function useDraft(sql: string, props: QueryEditorProps): QueryControls {
  const siblings = useSiblings()
  const ask = useQueryPreview()
  const parts = useDescribedParts(props)
  const [state, setState] = useState(nothing)
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({})
  const latest = useRef(0)
  const checked = useRef<string>(undefined)

  const rowsOf = (field: string | undefined): readonly DataRecord[] => {
    const value = field === undefined ? undefined : siblings?.get(field)
    return Array.isArray(value) ? (value as readonly DataRecord[]) : []
  }
  const defaults = toDefaults(rowsOf(props.parameters))
  const values = Object.fromEntries(
    findParameters(sql).map((name) => [name, given[name] ?? defaults[name] ?? ''] as const),
  )

  /** Asks for the query as it stands; the answer to an earlier text is left alone. */
  const read = async (isReadOnly: boolean): Promise<QueryRows | undefined> => {
    latest.current += 1
    const turn = latest.current
    checked.current = sql
    setState((before) => ({ ...before, isRunning: !isReadOnly, failed: undefined, news: undefined }))
    const dataSource = props.dataSource === undefined ? '' : toText(siblings?.get(props.dataSource))
    const answer = await ask({ sql, dataSource, parameters: values, isReadOnly })
    if (turn !== latest.current) return undefined
    if (isFailure(answer)) {
      setState((before) => ({ ...before, isRunning: false, failed: { ...answer, sql } }))
      return undefined
    }
    setState((before) => ({
      ...before,
      isRunning: false,
      ...(isReadOnly ? {} : { preview: { ...answer, sql } }),
    }))
    return answer
  }
  const take = (rows: QueryRows, isWanted: boolean) => {
    const news = parts.take(rows, { isStrict: isWanted, withColumns: isWanted || parts.hasNoColumns() })
    if (isWanted || news.isChange) setState((before) => ({ ...before, news }))
  }
  const isBlank = sql.trim() === ''
  return {
    ...state,
    values,
    setValue: (name, value) => setGiven((before) => ({ ...before, [name]: value })),
    async run() {
      const rows = isBlank ? undefined : await read(false)
      if (rows) take(rows, false)
    },
    async readColumns() {
      const rows = isBlank ? undefined : await read(true)
      if (rows) take(rows, true)
    },
    async check() {
      if (isBlank || checked.current === sql) return
      const rows = await read(true)
      if (rows) take(rows, false)
    },
  }
}
