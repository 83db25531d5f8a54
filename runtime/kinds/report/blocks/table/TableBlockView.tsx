import { useMemo, useState } from 'react'
import type { DataRecord } from '../../../../registry/index.ts'
import { DataTable, type TableColumn, type TableSort, tableTexts } from '../../../../table/index.ts'
import { actionsColumnOf, RowActions, toRecordClass } from '../../../list/index.ts'
import { PrintedTable } from '../../figures/PrintedTable.tsx'
import type { BlockViewProps } from '../definition.ts'
import { showField, toFieldText } from '../fieldView.tsx'
import { showLink, toAddress } from './showLink.tsx'
import { sortRecords } from './sortRecords.ts'
import { TotalCell } from './TotalCell.tsx'
import { toColumns } from './tableColumns.ts'
import { toTableFigures } from './tableFigures.ts'

/** The button with the actions of a row, where there is no room for their words. */
const menuWidth = 56

const numberColumn: TableColumn<DataRecord> = {
  id: ' number',
  title: '#',
  width: 56,
  align: 'right',
  sortable: false,
  fixed: 'left',
  render: (_record, index) => <span className="pw-report-number">{index + 1}</span>,
}

/** Records in rows, of which only those in view are mounted; a press on a title sorts them. */
export function TableBlockView(props: BlockViewProps<'table'>) {
  const { block, records, intl, fields, labelOf, registry, scope, title, choose, rowButtons, isPrinting } = props
  const texts = useMemo(
    () => ({ ...tableTexts(intl.translate), footer: intl.translate('list.statisticsOfAll') }),
    [intl.translate],
  )
  const [sort, setSort] = useState<TableSort>()
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({})
  const rows = useMemo(() => sortRecords(records, sort, intl.locale), [records, sort, intl])
  const keys = useMemo(() => new Map(records.map((record, index) => [record, String(index)])), [records])
  const columns = useMemo(() => {
    const shown = { registry, intl }
    const own = toColumns(block).map(
      ({ field: name, label, format, width, align, to, statistic, ...rest }): TableColumn<DataRecord> => {
        const field = fields[name]
        const isNumber = registry.findWidget(field?.widget ?? 'input')?.value === 'number'
        return {
          sortable: true,
          ...rest,
          id: name,
          title: intl.text(label) || labelOf(name),
          width: widths[name] ?? width ?? field?.width ?? (isNumber || format ? 110 : 140),
          isWidthChosen: widths[name] !== undefined,
          align: align ?? field?.align ?? (isNumber || format ? 'right' : 'left'),
          render: (record) => {
            const address = to === undefined ? '' : toAddress(to, record, scope)
            const link = showLink(address, toFieldText({ name, field, format }, record, intl), record, registry)
            return link ?? showField({ name, field, format }, record, { registry, intl, isCell: true })
          },
          ...(statistic === undefined
            ? {}
            : { footer: <TotalCell column={{ name, field, format, statistic }} records={records} {...shown} /> }),
        }
      },
    )
    return block.numbered ? [numberColumn, ...own] : own
  }, [block, fields, records, registry, intl, labelOf, scope, widths])
  const rowClass = useMemo(() => toRecordClass(block.rowStyles, () => scope), [block, scope])
  const actionsColumn = useMemo(() => {
    if (!rowButtons || !block.rowActions) return undefined
    const { width, inSight } = actionsColumnOf(
      block.rowActions.map(({ label, showWhen }) => ({
        label: intl.text(label),
        isConditional: showWhen !== undefined,
      })),
      texts.actions,
    )
    const draw = (count: number) => (record: DataRecord, index: number) => (
      <RowActions buttons={rowButtons(record, index)} inSight={count} />
    )
    return { width, render: draw(inSight), narrow: { width: menuWidth, render: draw(0) } }
  }, [rowButtons, block, intl, texts.actions])

  if (isPrinting) {
    const formats = new Map(toColumns(block).map(({ field, format }) => [field, format]))
    return (
      <PrintedTable
        title={title}
        table={toTableFigures({ ...props, records: rows })}
        show={({ record, texts: written }, name, index) =>
          record === undefined
            ? written[index]
            : showField({ name, field: fields[name], format: formats.get(name) }, record, {
                registry,
                intl,
                isCell: true,
              })
        }
      />
    )
  }
  return (
    <DataTable
      label={title}
      columns={columns}
      rows={rows}
      rowKey={(record) => keys.get(record) ?? ''}
      sort={sort}
      onSort={setSort}
      onResize={(column, width) => setWidths((before) => ({ ...before, [column]: width }))}
      onRowClick={choose}
      rowActions={actionsColumn}
      rowClass={rowClass}
      height="fill"
      density={block.density ?? 'compact'}
      state="ready"
      empty={null}
      texts={texts}
    />
  )
}
