import { CloseOutlined } from '@ant-design/icons'
import type { KeyboardEvent } from 'react'
import { type DataRecord, IconButton, toStoredPaths, useData, useTranslate } from '../../runtime/index.ts'
import { awaitedName } from '../shared/awaitedName.tsx'
import { recordText } from '../shared/recordText.ts'
import { toText } from '../shared/values.ts'
import type { LinkTableProps } from './props.ts'

interface LinkedCardProps {
  /** Empty while it is awaited. */
  readonly name: string
  /** Null where there is no such record, undefined as long as that is not known. */
  readonly record: DataRecord | null | undefined
  readonly props: LinkTableProps
  readonly onRemove?: (() => void) | undefined
}

/** A linked record with its columns, and its picture where the field names one. */
export function LinkedCard({ name, record, props, onRemove }: LinkedCardProps) {
  const t = useTranslate()
  const { staticUrl } = useData()
  const [, ...columns] = props.columns
  const picture = record && props.image !== undefined ? toStoredPaths(toText(record[props.image]))[0] : undefined
  const removeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' && event.key !== 'Delete') return
    event.preventDefault()
    onRemove?.()
  }
  return (
    <div className="pw-linked-card">
      {picture !== undefined && <img src={staticUrl(picture)} alt="" loading="lazy" />}
      <div className="pw-linked-text">
        <strong title={name}>{name === '' ? awaitedName : name}</strong>
        {record === null && <span>{t('widgets.link-table.gone')}</span>}
        {record &&
          columns.map((column) => {
            const text = recordText(record, column)
            return (
              text !== '' && (
                <span key={column} title={text}>
                  {text}
                </span>
              )
            )
          })}
      </div>
      {onRemove && name !== '' && (
        <IconButton label={t('widgets.link-table.remove', { name })} onClick={onRemove} onKeyDown={removeByKey}>
          <CloseOutlined aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
