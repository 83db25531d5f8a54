import { Button } from 'antd'
import { useCallback, useMemo } from 'react'
import { useText, useTranslate } from '../../i18n/index.ts'
import { usePageInstance, usePageServices } from '../../page/index.ts'
import type { DataRecord, KindProps } from '../../registry/index.ts'
import { QueryBar, RecordsPager, RecordsTable, useListColumns, useListController } from '../list/index.ts'
import { SelectedRecords } from './SelectedRecords.tsx'
import { useKnownRecords } from './useKnownRecords.ts'
import './picker.css'

/** A picker page: records to choose from, what is chosen, and the buttons that take it or leave it. */
export function PickerView({ page: resolved, opening }: KindProps<'picker'>) {
  const { page } = resolved
  const text = useText()
  const translate = useTranslate()
  const services = usePageServices()
  const { close } = usePageInstance()
  const isMultiple = opening.choice?.multiple ?? page.selection.multiple ?? false
  const valueField = opening.choice?.value ?? page.selection.value ?? resolved.key
  const labelField = page.selection.label ?? resolved.display ?? valueField
  const byValue = useMemo(() => ({ ...resolved, key: valueField }), [resolved, valueField])
  const first = useMemo<readonly DataRecord[]>(
    () => (opening.choice?.selected ?? []).map((value) => ({ [valueField]: value })),
    [opening, valueField],
  )
  const controller = useListController(byValue, { isSingle: !isMultiple, selected: first })
  const columns = useListColumns(controller)
  const { selection, keyOf, state } = controller
  const { toggle, keys } = selection
  const toKnown = useKnownRecords(state.records, keyOf)

  const onRowClick = useCallback(
    (record: DataRecord) => toggle(record, !keys.has(keyOf(record))),
    [toggle, keys, keyOf],
  )
  const confirm = () => {
    if (keys.size === 0 && !isMultiple) return services.message('warning', translate('list.selectOne'))
    close(selection.records.map(toKnown))
  }
  const labelOf = (record: DataRecord) => String(toKnown(record)[labelField] ?? keyOf(record))

  return (
    <section className="pw-picker" aria-label={text(page.title)}>
      <div className="pw-picker-records">
        {(page.query?.length ?? 0) > 0 && <QueryBar controller={controller} />}
        <div className="pw-picker-table">
          <RecordsTable
            label={text(page.title)}
            controller={controller}
            columns={columns}
            selection={isMultiple ? 'multiple' : 'single'}
            onRowClick={onRowClick}
          />
        </div>
        <RecordsPager controller={controller} />
      </div>
      {isMultiple && (
        <SelectedRecords
          records={selection.records}
          keyOf={keyOf}
          labelOf={labelOf}
          onRemove={selection.remove}
          onClear={selection.clear}
        />
      )}
      <div className="pw-form-buttons pw-picker-buttons">
        <Button onClick={() => close(null)}>{translate('form.cancel')}</Button>
        <Button type="primary" onClick={confirm}>
          {translate('form.confirm')}
        </Button>
      </div>
    </section>
  )
}
