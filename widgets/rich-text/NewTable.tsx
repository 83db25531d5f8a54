import { Button, InputNumber } from 'antd'
import { useId, useState } from 'react'
import { useTranslate } from '../../runtime/index.ts'
import '../shared/toolForm.css'

interface NewTableProps {
  readonly onMake: (rows: number, columns: number) => void
}

const max = { rows: 100, columns: 20 }

/** How many rows and columns a new table gets. */
export function NewTable({ onMake }: NewTableProps) {
  const t = useTranslate()
  const id = useId()
  const [rows, setRows] = useState(3)
  const [columns, setColumns] = useState(3)
  return (
    <div className="pw-tool-form">
      <label htmlFor={`${id}rows`}>{t('widgets.rich-text.rows')}</label>
      <InputNumber
        id={`${id}rows`}
        min={1}
        max={max.rows}
        precision={0}
        value={rows}
        onChange={(value) => setRows(value ?? 1)}
      />
      <label htmlFor={`${id}columns`}>{t('widgets.rich-text.columns')}</label>
      <InputNumber
        id={`${id}columns`}
        min={1}
        max={max.columns}
        precision={0}
        value={columns}
        onChange={(value) => setColumns(value ?? 1)}
      />
      <Button type="primary" onClick={() => onMake(rows, columns)}>
        {t('widgets.rich-text.newTable')}
      </Button>
    </div>
  )
}
