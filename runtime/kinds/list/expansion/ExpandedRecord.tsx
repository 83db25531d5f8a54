import { NodeBoundary } from '../../../issues/index.ts'
import type { Expansion, ResolvedPage } from '../../../language/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import type { RecordsKind } from '../listPage.ts'
import { RecordParts } from '../parts/RecordParts.tsx'
import { RecordDetails } from './RecordDetails.tsx'
import { RecordPage } from './RecordPage.tsx'
import './expansion.css'

export interface ExpandedRecordProps {
  readonly expand: Expansion
  readonly record: DataRecord
  readonly resolved: ResolvedPage<RecordsKind>
}

/** What is open below a row: fields of its record, pages about it, or both. */
export function ExpandedRecord({ expand, record, resolved }: ExpandedRecordProps) {
  const { details, columns = 3, page, query, parts } = expand
  return (
    <NodeBoundary node={`Expansion of ${resolved.page.id}`}>
      <div className="pw-expanded">
        {details && <RecordDetails layout={details} columns={columns} record={record} resolved={resolved} />}
        {page !== undefined && <RecordPage pageId={page} query={query} record={record} />}
        {parts && <RecordParts parts={parts} record={record} />}
      </div>
    </NodeBoundary>
  )
}
