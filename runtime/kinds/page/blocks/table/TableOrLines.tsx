import { type ReactNode, use, useMemo, useState } from 'react'
import type { ListViewId } from '../../../../language/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'
import type { TableColumn } from '../../../../table/index.ts'
import { RecordLines, type RecordLinesProps, ViewToggle } from '../../../list/index.ts'
import { toTableLines } from './tableLines.tsx'
import { ViewChoiceContext } from './viewChoice.ts'
import './tableBlock.css'

interface TableOrLinesProps extends Omit<RecordLinesProps, 'parts'> {
  readonly columns: readonly TableColumn<DataRecord>[]
  /** Of the columns, by their ids. */
  readonly fields: Parameters<typeof toTableLines>[1]
  readonly table: ReactNode
}

const views = ['cards', 'table'] as const

/** On a phone: the records of a table as lines, what they come to beneath them, and the table for who wants it. */
export function TableOrLines({ columns, fields, table, ...lines }: TableOrLinesProps) {
  const [own, setOwn] = useState<ListViewId>('cards')
  const { view, choose, isOffered } = use(ViewChoiceContext) ?? { view: own, choose: setOwn, isOffered: true }
  const parts = useMemo(() => toTableLines(columns, fields), [columns, fields])
  const totals = columns.filter(({ footer }) => footer !== undefined)
  return (
    <div className="pw-table-block">
      {isOffered && <ViewToggle views={views} view={view} onChange={choose} />}
      {view === 'table' ? table : <RecordLines {...lines} parts={parts} />}
      {view === 'cards' && totals.length > 0 && (
        <dl className="pw-table-block-totals">
          {totals.map(({ id, title, footer }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{footer}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
