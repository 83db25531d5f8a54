import { useMemo } from 'react'
import { createPageForm, FormLayout, PageFormProvider } from '../../../form/index.ts'
import type { Layout, ResolvedPage } from '../../../language/index.ts'
import { usePageInstance, usePageServices } from '../../../page/index.ts'
import { type DataRecord, useRegistry } from '../../../registry/index.ts'
import type { RecordsKind } from '../listPage.ts'

interface RecordDetailsProps {
  readonly layout: Layout
  readonly columns: number
  readonly record: DataRecord
  readonly resolved: ResolvedPage<RecordsKind>
}

/** A form that only shows asks the server nothing. */
const noChecks = { unique: async () => undefined, checkRule: async () => undefined }

/** Fields of a record, laid out as a form that only shows them. */
export function RecordDetails({ layout, columns, record, resolved }: RecordDetailsProps) {
  const { page, fields, key } = resolved
  const { names, issues } = usePageInstance()
  const { hasAccess } = usePageServices()
  const { findWidget } = useRegistry()
  const pageForm = useMemo(
    () =>
      createPageForm({
        pageId: page.id,
        fields,
        layout,
        mode: 'view',
        values: record,
        key,
        names: () => ({ ...names(), record }),
        findWidget,
        hasAccess,
        checks: noChecks,
        issues,
      }),
    [page, fields, key, layout, record, names, findWidget, hasAccess, issues],
  )
  return (
    <div className="pw-expanded-details">
      <PageFormProvider value={pageForm}>
        <FormLayout layout={layout} columns={columns} />
      </PageFormProvider>
    </div>
  )
}
