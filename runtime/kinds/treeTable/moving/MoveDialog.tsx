import { Button } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { Dialog } from '../../../popup/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import { isYes, TreeChooser, type TreeRow, type TreeSource } from '../../../tree/index.ts'
import { BusyButton } from '../../../ui/index.ts'
import type { TreeController } from '../useTreeController.ts'
import type { Moving } from './useMoving.ts'

interface MoveDialogProps {
  readonly record: DataRecord
  readonly controller: TreeController
  readonly moving: Moving
  readonly labelOf: (record: DataRecord) => string
  readonly onClosed: () => void
}

/** Moves a record without the mouse: the person chooses below which record it goes, or that it goes to the top. */
export function MoveDialog({ record, controller, moving, labelOf, onClosed }: MoveDialogProps) {
  const { list, shape, extra } = controller
  const { keyOf, plainParameters } = list
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [chosen, setChosen] = useState<DataRecord | 'top'>()
  const source = useMemo<TreeSource>(
    () => ({
      url: shape.rootUrl,
      branchUrl: shape.branchUrl,
      parameters: { ...plainParameters, ...extra, ...shape.branchParameters },
      keyOf,
      parent: shape.parent,
      root: shape.root,
      children: shape.children,
      isLazy: shape.isLazy,
      hasChildren: (other) => isYes(other[shape.hasChildren]),
    }),
    [shape, plainParameters, extra, keyOf],
  )
  const key = keyOf(record)
  const isRefused = useCallback(
    (row: TreeRow) =>
      row.key === key || isBelow(row, key) || moving.plan(record, { parent: row.key }).kind === 'refused',
    [key, moving, record],
  )
  const label = labelOf(record)
  const target = chosen === undefined ? undefined : { parent: chosen === 'top' ? undefined : keyOf(chosen) }
  const top = moving.plan(record, { parent: undefined })
  const confirm = async () => {
    if (!target) return
    setBusy(true)
    const isMoved = await moving.move(record, target)
    setBusy(false)
    if (isMoved) setOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      title={translate('tree.moveTitle', { label })}
      width={520}
      style={{ top: 56 }}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{translate('form.cancel')}</Button>
          <BusyButton type="primary" disabled={!target} isBusy={isBusy} onClick={() => void confirm()}>
            {translate('tree.moveHere')}
          </BusyButton>
        </>
      }
    >
      <div className="pw-tree-move">
        <label className="pw-tree-move-top">
          <input
            type="checkbox"
            checked={chosen === 'top'}
            disabled={top.kind === 'refused'}
            onChange={(event) => setChosen(event.target.checked ? 'top' : undefined)}
          />
          <span>{translate('tree.moveTop')}</span>
        </label>
        <div className="pw-tree-move-list">
          <TreeChooser
            label={translate('tree.moveTarget')}
            source={source}
            labelOf={labelOf}
            chosen={chosen === undefined || chosen === 'top' ? undefined : keyOf(chosen)}
            onChoose={setChosen}
            isDisabled={isRefused}
          />
        </div>
      </div>
    </Dialog>
  )
}

/** Lines right below the moved record; those further down are refused by the plan as soon as they are known there. */
const isBelow = (row: TreeRow, key: string): boolean => row.parent === key
