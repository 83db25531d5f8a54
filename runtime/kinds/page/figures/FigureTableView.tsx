import { useMemo, useState } from 'react'
import type { FormatIntl } from '../../../format/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import { DataTable, type TableColumn, tableTexts } from '../../../table/index.ts'
import type { FigureRow, FigureTable } from './figureTable.ts'
import { markFigures } from './markFigures.ts'

interface FigureTableViewProps {
  readonly title: string
  readonly table: FigureTable
  readonly choose: ((record: DataRecord) => void) | undefined
  readonly intl: FormatIntl
  /** Whether the figures follow what changes, so that those that changed are marked. */
  readonly isLive: boolean
}

/** The figures of a chart as a table that people see. */
export function FigureTableView({ title, table, choose, intl, isLive }: FigureTableViewProps) {
  const [last, setLast] = useState(table)
  if (last !== table) {
    if (isLive) markFigures(last, table)
    setLast(table)
  }
  const texts = useMemo(() => tableTexts(intl.translate), [intl.translate])
  const columns = useMemo(
    () =>
      table.columns.map(
        ({ id, title: name, isNumber }, index): TableColumn<FigureRow> => ({
          id,
          title: name,
          width: isNumber ? 110 : 150,
          align: isNumber ? 'right' : 'left',
          render: (row) => row.texts[index],
        }),
      ),
    [table],
  )
  return (
    <DataTable
      label={title}
      columns={columns}
      rows={table.rows}
      rowKey={(row) => row.key}
      onRowClick={choose ? ({ record }) => record && choose(record) : undefined}
      height="fill"
      density="compact"
      state="ready"
      empty={null}
      texts={texts}
    />
  )
}
