import { useMemo } from 'react'
import { isObject } from '../../language/index.ts'
import { CallError } from '../callError.ts'
import { useData } from '../context.tsx'
import type { Failure } from '../failures.ts'
import type { WireRecord } from '../recordsAnswer.ts'
import { type QueryColumn, readQueryColumns } from './queryCatalogue.ts'

/** A query as it is written at the moment. */
export interface QueryDraft {
  readonly sql: string
  /** The code of a data source; empty for the app's own database. */
  readonly dataSource: string
  /** The values of its parameters. */
  readonly parameters: Readonly<Record<string, string>>
  /** Whether it is only read: it then says its columns and parameters and does not run. */
  readonly isReadOnly: boolean
}

/** What a query answers. */
export interface QueryRows {
  readonly columns: readonly QueryColumn[]
  readonly records: readonly WireRecord[]
  /** Whether there are more rows than these. */
  readonly isCut: boolean
  /** The parameters that it names. */
  readonly parameters: readonly string[]
}

/** Why a query cannot run, and where in its text, both from 1. */
export interface QueryFailure {
  readonly failure: Failure
  readonly place: { readonly line: number; readonly column: number } | undefined
}

export type QueryPreview = QueryRows | QueryFailure

const namesOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).filter((name) => typeof name === 'string')

function readRows(result: unknown): QueryRows {
  const { columns, records, isCut, parameters } = isObject(result) ? result : {}
  return {
    columns: readQueryColumns(columns),
    records: (Array.isArray(records) ? records : []).filter(isObject),
    isCut: isCut === true,
    parameters: namesOf(parameters),
  }
}

function readPlace(error: unknown): QueryFailure['place'] {
  const place = error instanceof CallError && isObject(error.result) ? error.result.place : undefined
  if (!isObject(place) || typeof place.line !== 'number' || typeof place.column !== 'number') return undefined
  return { line: place.line, column: place.column }
}

/** Asks the server for the first rows of a query while it is written; the caller shows why there are none. */
export function useQueryPreview(): (draft: QueryDraft) => Promise<QueryPreview> {
  const { client, toFailure } = useData()
  return useMemo(
    () =>
      async ({ sql, dataSource, parameters, isReadOnly }) => {
        const body = { sql, dbSource: dataSource, parameters, ...(isReadOnly ? { rows: 0 } : {}) }
        try {
          return readRows((await client.post('/online/query/preview', body, { report: false })).result)
        } catch (error) {
          return { failure: toFailure(error), place: readPlace(error) }
        }
      },
    [client, toFailure],
  )
}
