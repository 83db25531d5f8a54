import { useMemo } from 'react'
import { parseJson, resolveTemplates } from '../../../language/index.ts'
import { PageHost, usePageInstance } from '../../../page/index.ts'
import type { DataRecord } from '../../../registry/index.ts'

interface RecordPageProps {
  readonly pageId: string
  /** The query of the page, made of the record; its strings may be templates. */
  readonly query: Readonly<Record<string, unknown>> | undefined
  readonly record: DataRecord
  /** Below a chosen record the page fills what it is given. */
  readonly place?: 'plain' | 'part'
}

const noQuery = {}

/** A page about a record, such as a list of its parts; it gets the record by its query. */
export function RecordPage({ pageId, query: givenQuery = noQuery, record, place = 'plain' }: RecordPageProps) {
  const { names } = usePageInstance()
  const text = JSON.stringify(resolveTemplates(givenQuery, { ...names(), record }).value)
  // A record that was fetched anew and asks the same keeps its page as it is.
  const query = useMemo(() => parseJson(text) as DataRecord, [text])
  return (
    <div className="pw-expanded-page">
      <PageHost key={text} pageId={pageId} path="" query={query} place={place} />
    </div>
  )
}
