import { useCallback, useState } from 'react'
import { createPageForm, type PageForm } from '../../../form/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import type { ResolvedPage } from '../../../language/index.ts'
import { usePageInstance, usePageServices } from '../../../page/index.ts'
import { type DataRecord, useRegistry } from '../../../registry/index.ts'
import { useServerChecks } from '../../form/index.ts'
import type { RecordsKind } from '../listPage.ts'
import { changesOf } from './changesOf.ts'

interface CellFormRequest {
  readonly resolved: ResolvedPage<RecordsKind>
  readonly record: DataRecord
  readonly field: string
}

interface CellForm {
  readonly pageForm: PageForm
  /** Checks the value and gives what changed of the record; undefined when the value may not be saved, and while a file is on its way. */
  readonly finish: () => Promise<DataRecord | undefined>
}

/** The form of one value: it knows the whole record, for conditions, formulas and widgets that fill other fields. */
export function useCellForm({ resolved, record, field }: CellFormRequest): CellForm {
  const { page, fields, key } = resolved
  const { names, issues } = usePageInstance()
  const { hasAccess, message } = usePageServices()
  const translate = useTranslate()
  const { findWidget } = useRegistry()
  const checks = useServerChecks()
  const [pageForm] = useState(() => {
    const computed = Object.keys(fields).filter((name) => fields[name]?.value !== undefined)
    return createPageForm({
      pageId: page.id,
      fields,
      layout: [field, ...computed],
      mode: 'edit',
      values: record,
      key,
      names: () => ({ ...names(), record }),
      findWidget,
      hasAccess,
      checks,
      issues,
    })
  })
  const finish = useCallback(async () => {
    if (pageForm.work.isRunning()) {
      message('warning', translate('form.workRunning'))
      return undefined
    }
    if (Object.keys(changesOf(record, pageForm.values(), [field])).length === 0) return {}
    const failing = await pageForm.validate([field])
    return failing.length > 0 ? undefined : changesOf(record, pageForm.values())
  }, [pageForm, record, field, message, translate])
  return { pageForm, finish }
}
