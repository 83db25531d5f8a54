import { useMemo } from 'react'
import { type Failure, useAnswer } from '../../../data/index.ts'
import { useLanguage, useText } from '../../../i18n/index.ts'
import type { BlockSource, Scope } from '../../../language/index.ts'
import type { DataRecord, Language } from '../../../registry/index.ts'
import { missingCall } from '../../list/index.ts'
import { pickRecords } from './pickRecords.ts'
import { type FilterField, toQuestion } from './toQuestion.ts'
import { useRefresh } from './useRefresh.ts'

/** What a block has to show. Records of an earlier answer stay while others are fetched and when that fails. */
export interface BlockRecords {
  readonly status: 'loading' | 'ready' | 'refreshing' | 'empty' | 'error'
  readonly records: readonly DataRecord[]
  readonly failure: Failure | undefined
  /** When the records came, in milliseconds since 1970; 0 for those of the document. */
  readonly updatedAt: number
  readonly reload: () => Promise<void>
}

interface BlockRequest {
  readonly source: BlockSource | undefined
  readonly refresh: number | undefined
  readonly names: Scope
  readonly filters: readonly FilterField[]
  /** False as long as the block is not in sight. */
  readonly enabled: boolean
}

/** A block whose source says not where its records are (specification 5). */
const toMissing = (language: Language): Failure => ({
  key: 'server',
  level: 'error',
  seconds: 4,
  message: missingCall('list').messageIn(language),
})

const none: readonly DataRecord[] = []
const nowhere = { kind: 'rows', rows: none } as const
const noParameters = {}

/** Texts of the document in the language of the person; every other value stands as it is. */
const translateRows = (rows: readonly DataRecord[], text: (source: string | undefined) => string) =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? text(value) : value]),
    ),
  )

/** The records of a block in one of five states. Blocks that ask the same share one call. */
export function useBlockRecords({ source, refresh, names, filters, enabled }: BlockRequest): BlockRecords {
  const language = useLanguage()
  const text = useText()
  const question = useMemo(() => (source ? toQuestion(source, names, filters) : nowhere), [source, names, filters])
  const isCall = question.kind === 'call'
  const answer = useAnswer({
    url: isCall ? question.url : '',
    parameters: isCall ? question.parameters : noParameters,
    enabled: enabled && isCall,
  })
  useRefresh(enabled && isCall ? refresh : undefined, answer.endedAt, answer.isFetching, answer.reload)

  const path = isCall ? question.records : undefined
  const records = useMemo(() => {
    if (question.kind === 'rows') return translateRows(question.rows, text)
    return question.kind === 'call' ? pickRecords(answer.result, path) : none
  }, [question, answer.result, path, text])

  const failure = question.kind === 'missing' ? toMissing(language) : answer.failure
  const status = failure
    ? 'error'
    : isCall && !enabled
      ? 'loading'
      : answer.isLoading
        ? 'loading'
        : answer.isFetching
          ? 'refreshing'
          : records.length === 0
            ? 'empty'
            : 'ready'
  return { status, records, failure, updatedAt: answer.updatedAt, reload: answer.reload }
}
