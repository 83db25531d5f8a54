import { useMemo, useState } from 'react'
import {
  DataTable,
  type DataTableProps,
  type RowActions,
  type TableColumn,
  type TableSelection,
  type TableSort,
} from '../../runtime/table/index.ts'
import { type Account, accounts } from './accounts.ts'
import { tableTexts } from './texts.ts'

type Passed = 'state' | 'density' | 'height' | 'maxHeight' | 'onRowClick' | 'onRowDoubleClick' | 'scrollKey'

export interface AccountTableProps extends Partial<Pick<DataTableProps<Account>, Passed>> {
  readonly count: number
  /** Plain text columns beside those of an account. */
  readonly moreColumns?: number
  readonly selection?: 'multiple' | 'single'
  readonly hasActions?: boolean
  readonly onDraw?: (column: string, row: Account) => void
  readonly onSortChange?: (sort: TableSort | undefined) => void
  readonly onWidthChange?: (column: string, width: number) => void
  readonly onAction?: (row: Account) => void
}

const isFrozen = (row: Account) => row.status === 'frozen'

/** A list page in small: it owns the selection, the sort and the widths that a controller would own. */
export function AccountTable(props: AccountTableProps) {
  const {
    count,
    moreColumns = 0,
    selection,
    hasActions,
    onDraw,
    onSortChange,
    onWidthChange,
    onAction,
    ...passed
  } = props
  const rows = useMemo(() => accounts(count), [count])
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<TableSort>()
  const [chosenWidths, setChosenWidths] = useState<Readonly<Record<string, number>>>({})

  const ownColumns = useMemo(() => {
    const draws = (id: string, text: (row: Account) => string | number) => (row: Account) => {
      onDraw?.(id, row)
      return text(row)
    }
    const all: TableColumn<Account>[] = [
      {
        id: 'account',
        title: 'Account',
        width: 150,
        fixed: 'left',
        sortable: true,
        render: draws('account', (row) => row.account),
      },
      { id: 'name', title: 'Name', width: 140, sortable: true, render: draws('name', (row) => row.name) },
      { id: 'phone', title: 'Phone', width: 150, render: draws('phone', (row) => row.phone) },
      { id: 'status', title: 'Status', width: 110, align: 'center', render: draws('status', (row) => row.status) },
      {
        id: 'balance',
        title: 'Balance',
        width: 120,
        align: 'right',
        render: draws('balance', (row) => row.balance.toFixed(2)),
      },
      { id: 'created', title: 'Created', width: 180, sortable: true, render: draws('created', (row) => row.created) },
      ...Array.from({ length: moreColumns }, (_, index): TableColumn<Account> => {
        const id = `more${index}`
        return { id, title: `More ${index}`, width: 120, render: draws(id, (row) => `${row.id} ${index}`) }
      }),
    ]
    return all
  }, [moreColumns, onDraw])
  const columns = useMemo(
    () =>
      ownColumns.map((column) => {
        const width = chosenWidths[column.id]
        return width === undefined ? column : { ...column, width, isWidthChosen: true }
      }),
    [ownColumns, chosenWidths],
  )
  const rowActions = useMemo<RowActions<Account>>(
    () => ({
      width: 100,
      render: (row) => (
        <button type="button" onClick={() => onAction?.(row)}>
          Edit {row.account}
        </button>
      ),
    }),
    [onAction],
  )
  const choose = (chosen: readonly Account[], checked: boolean) => {
    const next = new Set(selection === 'single' ? [] : keys)
    for (const { id } of chosen) checked ? next.add(id) : next.delete(id)
    setKeys(next)
  }
  const tableSelection: TableSelection<Account> | undefined = selection && {
    mode: selection,
    keys,
    isDisabled: isFrozen,
    onToggle: (row, checked) => choose([row], checked),
    onToggleAll: choose,
  }

  return (
    <DataTable
      label="Accounts"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      density="middle"
      state="ready"
      empty="No accounts yet"
      error="The accounts could not be loaded"
      texts={tableTexts}
      selection={tableSelection}
      rowActions={hasActions ? rowActions : undefined}
      sort={sort}
      onSort={(next) => {
        setSort(next)
        onSortChange?.(next)
      }}
      onResize={(column, width) => {
        setChosenWidths((before) => ({ ...before, [column]: width }))
        onWidthChange?.(column, width)
      }}
      {...passed}
    />
  )
}
