import { Button } from 'antd'
import type { KeyboardEvent } from 'react'
import { useText, useTranslate } from '../../i18n/index.ts'
import { media, useMedia } from '../../media/index.ts'
import { usePageInstance, usePageServices } from '../../page/index.ts'
import type { DataRecord, KindProps } from '../../registry/index.ts'
import { FoldingPart, SideTree } from '../../tree/index.ts'
import { QueryBar, RecordsPager, RecordsTable, Toolbar, useActions, useListColumns } from '../list/index.ts'
import { SelectedRecords } from './SelectedRecords.tsx'
import { usePickerColumns } from './usePickerColumns.tsx'
import { usePickerController } from './usePickerController.ts'
import './picker.css'

const noActions = [] as const

/** A picker page: records to choose from, what is chosen, and the buttons that take it or leave it (specification 2.8). */
export function PickerView({ page: resolved, opening }: KindProps<'picker'>) {
  const { page } = resolved
  const text = useText()
  const translate = useTranslate()
  const services = usePageServices()
  const { close, place } = usePageInstance()
  const isNarrow = useMedia(media.phone)
  const { list, isMultiple, chosen, ...picker } = usePickerController(resolved, opening)
  const { min, max, labelOf, labelLength, toggle, node, chooseNode } = picker
  const columns = usePickerColumns(useListColumns(list), resolved, isNarrow)
  const actions = useActions(list)
  const { selection, keyOf, isRowDisabled } = list
  const toolbar = page.toolbar ?? noActions
  const title = text(page.title)
  const treeTitle = text(page.tree?.title) || translate('picker.tree')

  const end = (result: readonly DataRecord[] | null) => {
    close(result)
    // In front of a page the picker is gone with its dialog; in a tab it begins anew.
    if (place === 'tab' || place === 'plain') selection.clear()
  }
  const confirm = () => {
    if (chosen.length < min || chosen.length > max) return services.message('warning', translate('list.selectOne'))
    end(chosen)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    confirm()
  }

  return (
    <section
      className="pw-picker"
      aria-label={title}
      data-place={place}
      data-tree={page.tree ? '' : undefined}
      data-multiple={isMultiple || undefined}
      onKeyDown={onKeyDown}
    >
      {page.tree && (
        <FoldingPart
          key={String(isNarrow)}
          label={treeTitle}
          title={treeTitle}
          className="pw-side-tree pw-picker-tree"
          isOpen={!isNarrow}
        >
          <SideTree options={page.tree} chosen={node} onChoose={chooseNode} />
        </FoldingPart>
      )}
      <div className="pw-picker-records">
        {(page.query?.length ?? 0) > 0 && <QueryBar controller={list} />}
        {toolbar.length > 0 && (
          <Toolbar
            buttons={actions.toToolbar(toolbar, list)}
            dialogs={actions.dialogs}
            selected={0}
            onClearSelection={selection.clear}
            onReload={() => void list.reload()}
            isRefreshing={list.state.status === 'refreshing'}
            columnSettings={null}
          />
        )}
        <div className="pw-picker-table">
          <RecordsTable
            label={title}
            controller={list}
            columns={columns}
            selection={isMultiple ? 'multiple' : 'single'}
            rowActions={page.rowActions ?? noActions}
            actions={actions}
            onRowClick={toggle}
            onRowDoubleClick={
              max > 1
                ? undefined
                : (record) => {
                    if (!isRowDisabled(record)) end([record])
                  }
            }
          />
        </div>
        <RecordsPager controller={list} />
      </div>
      {isMultiple && (
        <SelectedRecords
          records={chosen}
          keyOf={keyOf}
          labelOf={labelOf}
          labelLength={labelLength}
          isNarrow={isNarrow}
          onRemove={selection.remove}
          onClear={selection.clear}
        />
      )}
      <div className="pw-form-buttons pw-picker-buttons">
        <Button onClick={() => end(null)}>{translate('form.cancel')}</Button>
        <Button type="primary" onClick={confirm}>
          {translate('form.confirm')}
        </Button>
      </div>
    </section>
  )
}
