import { useCallback, useMemo, useState } from 'react'
import { toTableColumns } from '../../../../language/index.ts'
import { media, useMedia } from '../../../../media/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'
import { DataTable, type TableColumn, type TableSort, tableTexts } from '../../../../table/index.ts'
import { actionsColumnOf, RowActions, toRecordClass } from '../../../list/index.ts'
import { PrintedTable } from '../../figures/PrintedTable.tsx'
import type { BlockViewProps } from '../definition.ts'
import { formatOf, readShown, showField, toFieldText } from '../fieldView.tsx'
import { toneClass } from '../toneClass.ts'
import { showLink, toAddress } from './showLink.tsx'
import { sortRecords } from './sortRecords.ts'
import { TableOrLines } from './TableOrLines.tsx'
import { TotalCell } from './TotalCell.tsx'
import { toTableFigures } from './tableFigures.ts'
import { needsLines } from './tableLines.tsx'

/** The height in pixels from which on a table is scrolled in itself. */
const highest = 480

/** Texts in a wide column may be cut a little more where all columns fit then; figures, codes and tags may not. */
const toMinFitWidth = (width: number, isText: boolean): number =>
  isText && width >= 140 ? Math.round(width * 0.8) : width

/** The button with the actions of a row, where there is no room for their words. */
const menuWidth = 56

const numberColumn: TableColumn<DataRecord> = {
  id: ' number',
  title: '#',
  width: 56,
  align: 'right',
  sortable: false,
  fixed: 'left',
  render: (_record, index) => <span className="pw-page-number">{index + 1}</span>,
}

const nothingAround: BlockViewProps<'table'>['scope'] = {}
const nothingCounted: readonly DataRecord[] = []

/** Whether a cell may show or look otherwise because of something beside its record. */
const readsAround = (block: BlockViewProps<'table'>['block']): boolean =>
  toTableColumns(block).some(
    ({ formula, tones, to, statistic }) =>
      formula !== undefined || tones !== undefined || to !== undefined || statistic !== undefined,
  )

/** Records in rows, of which only those in view are mounted; a press on a title sorts them. */
export function TableBlockView(props: BlockViewProps<'table'>) {
  const { block, records, intl, fields, labelOf, registry, scope, title, choose, rowButtons, isPrinting, fills } = props
  const texts = useMemo(
    () => ({ ...tableTexts(intl.translate), footer: intl.translate('list.statisticsOfAll') }),
    [intl.translate],
  )
  const [sort, setSort] = useState<TableSort>()
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({})
  const rows = useMemo(() => {
    const column = toTableColumns(block).find(({ name, formula }) => formula !== undefined && name === sort?.column)
    return sortRecords(records, sort, intl.locale, column && ((record) => readShown(column, record, scope)))
  }, [block, records, sort, intl, scope])
  const keys = useMemo(() => new Map(records.map((record, index) => [record, String(index)])), [records])
  // Cells that read nothing around their record stay as they are while that changes, and so do columns without a total.
  const around = useMemo(() => (readsAround(block) ? scope : nothingAround), [block, scope])
  const counted = useMemo(
    () => (toTableColumns(block).some(({ statistic }) => statistic !== undefined) ? records : nothingCounted),
    [block, records],
  )
  const columns = useMemo(() => {
    const shown = { registry, intl, scope: around }
    const own = toTableColumns(block).map(
      ({ label, width, align, to, statistic, sortable = true, fixed, ...column }): TableColumn<DataRecord> => {
        const { name, tones } = column
        const field = fields[name]
        const value = { ...column, field, format: column.format }
        const isFigure =
          formatOf(value) !== undefined || registry.findWidget(field?.widget ?? 'input')?.value === 'number'
        const usual = width ?? field?.width ?? (isFigure ? 110 : 140)
        return {
          sortable: sortable && column.as !== 'spark',
          ...(fixed === undefined ? {} : { fixed }),
          id: name,
          title: intl.text(label) || labelOf(name),
          width: widths[name] ?? usual,
          minFitWidth: toMinFitWidth(usual, !isFigure && column.as !== 'spark'),
          isWidthChosen: widths[name] !== undefined,
          isWhole: isFigure,
          align: align ?? field?.align ?? (isFigure ? 'right' : 'left'),
          render: (record) => {
            const address = to === undefined ? '' : toAddress(to, record, around)
            const link = showLink(address, toFieldText(value, record, intl, around), record, registry)
            return link ?? showField(value, record, { ...shown, isCell: true })
          },
          ...(tones === undefined
            ? {}
            : {
                cellClass: (record: DataRecord) =>
                  toneClass(tones, readShown(column, record, around), { ...around, record }),
              }),
          ...(statistic === undefined
            ? {}
            : { footer: <TotalCell column={{ ...value, statistic }} records={counted} {...shown} /> }),
        }
      },
    )
    return block.numbered ? [numberColumn, ...own] : own
  }, [block, fields, counted, registry, intl, labelOf, around, widths])
  const rowClass = useMemo(() => toRecordClass(block.rowTones, () => scope), [block, scope])
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

  const isMobile = useMedia(media.mobile)
  const toButtons = useCallback(
    (record: DataRecord) => rowButtons?.(record, rows.indexOf(record)) ?? [],
    [rowButtons, rows],
  )

  if (isPrinting) {
    const printed = new Map(toTableColumns(block).map((column) => [column.name, column]))
    return (
      <PrintedTable
        title={title}
        table={toTableFigures({ ...props, records: rows })}
        show={({ record, texts: written }, name, index) =>
          record === undefined
            ? written[index]
            : showField({ name, format: undefined, ...printed.get(name), field: fields[name] }, record, {
                ...{ registry, intl, scope },
                isCell: true,
              })
        }
      />
    )
  }
  const table = (
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
      height={fills ? 'fill' : 'auto'}
      maxHeight={highest}
      density={block.density ?? 'compact'}
      state="ready"
      empty={null}
      texts={texts}
    />
  )
  // A block of a height of its own scrolls, and what fits stays a table.
  if (!isMobile || fills || !needsLines(columns)) return table
  return (
    <TableOrLines
      label={title}
      columns={columns.filter((column) => column !== numberColumn)}
      fields={fields}
      table={table}
      records={rows}
      keyOf={(record) => keys.get(record) ?? ''}
      recordClass={rowClass}
      toButtons={toButtons}
      onOpen={choose}
    />
  )
}
