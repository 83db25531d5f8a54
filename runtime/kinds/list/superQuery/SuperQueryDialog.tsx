import { Button } from 'antd'
import { type FormEvent, useReducer, useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { usePageServices } from '../../../page/index.ts'
import { Dialog } from '../../../popup/index.ts'
import type { ListDialogProps } from '../builtIns/builtIn.ts'
import { QueryLines } from './QueryLines.tsx'
import { changeQuery, fromSavedQuery, fromSuperQuery, isEmptyQuery, noQuery, toSuperQuery } from './queryLines.ts'
import { SavedQueryList } from './SavedQueryList.tsx'
import { useFilterableFields } from './useFilterableFields.ts'
import './superQuery.css'

/** The advanced query builder: conditions, and the queries that the person keeps (specification 2.8, 4 and 5). */
export function SuperQueryDialog({ context, onClosed }: ListDialogProps) {
  const { superQuery, setSuperQuery, resolved } = context.controller
  const translate = useTranslate()
  const services = usePageServices()
  const [isOpen, setOpen] = useState(true)
  const [draft, change] = useReducer(changeQuery, superQuery ? fromSuperQuery(superQuery) : noQuery)
  // What is empty shows as soon as somebody tried to ask it.
  const [isChecked, setChecked] = useState(false)
  const filterable = useFilterableFields(resolved)

  const check = (warning: string): boolean => {
    setChecked(true)
    if (!isEmptyQuery(draft, filterable.fields)) return true
    services.message('warning', translate(warning))
    return false
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // What a value is chosen from may hold forms of its own, whose events come by here.
    if (event.target !== event.currentTarget || !check('list.superQuery.emptyQuery')) return
    setSuperQuery(toSuperQuery(draft, filterable.fields))
    setOpen(false)
  }
  const onReset = () => {
    change({ kind: 'reset' })
    setChecked(false)
    if (superQuery) setSuperQuery(null)
  }

  return (
    <Dialog
      open={isOpen}
      title={translate('list.superQuery')}
      width="min(1000px, calc(100vw - 32px))"
      style={{ top: 56 }}
      maskClosable={false}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      footer={null}
    >
      <div className="pw-super">
        <form onSubmit={onSubmit} aria-label={translate('list.superQuery')}>
          <div className="pw-super-builder">
            <QueryLines draft={draft} change={change} filterable={filterable} isChecked={isChecked} />
          </div>
          <div className="pw-super-buttons">
            <Button onClick={onReset}>{translate('list.reset')}</Button>
            <span className="pw-super-gap" />
            <Button onClick={() => setOpen(false)}>{translate('form.cancel')}</Button>
            <Button type="primary" htmlType="submit">
              {translate('form.confirm')}
            </Button>
          </div>
        </form>
        <SavedQueryList
          page={resolved.page}
          fields={filterable.fields}
          draft={draft}
          mayName={() => check('list.superQuery.emptySave')}
          onLoad={(query) => {
            setChecked(false)
            change({ kind: 'load', draft: fromSavedQuery(query) })
          }}
        />
      </div>
    </Dialog>
  )
}
