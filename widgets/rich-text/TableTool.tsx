import { TableOutlined } from '@ant-design/icons'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { MenuButton, type MenuEntry, Popup, useTranslate } from '../../runtime/index.ts'
import { NewTable } from './NewTable.tsx'

interface TableToolProps {
  readonly editor: Editor
  /** Whether the cursor stands in a table. */
  readonly isInside: boolean
  readonly isDisabled: boolean
}

/** Makes a table, and changes the one in which the cursor stands. */
export function TableTool({ editor, isInside, isDisabled }: TableToolProps) {
  const t = useTranslate()
  const label = t('widgets.rich-text.table')
  const icon = <TableOutlined aria-hidden />
  if (!isInside)
    return (
      <Popup label={label} button={icon} buttonClass="pw-tool" align="start" isDisabled={isDisabled}>
        {(close) => (
          <NewTable
            onMake={(rows, cols) => {
              close()
              editor.chain().focus().insertTable({ rows, cols, withHeaderRow: true }).run()
            }}
          />
        )}
      </Popup>
    )
  const entry = (
    id: string,
    words: string,
    command: (chain: ChainedCommands) => ChainedCommands,
    more: Partial<MenuEntry> = {},
  ): MenuEntry => ({
    id,
    label: words,
    isDisabled,
    onSelect: () => void command(editor.chain().focus()).run(),
    ...more,
  })
  return (
    <MenuButton
      label={label}
      className="pw-tool"
      entries={[
        entry('rowAbove', t('widgets.rich-text.rowAbove'), (chain) => chain.addRowBefore()),
        entry('rowBelow', t('widgets.rich-text.rowBelow'), (chain) => chain.addRowAfter()),
        entry('removeRow', t('widgets.rich-text.removeRow'), (chain) => chain.deleteRow()),
        entry('columnBefore', t('widgets.rich-text.columnBefore'), (chain) => chain.addColumnBefore(), {
          isApart: true,
        }),
        entry('columnAfter', t('widgets.rich-text.columnAfter'), (chain) => chain.addColumnAfter()),
        entry('removeColumn', t('widgets.rich-text.removeColumn'), (chain) => chain.deleteColumn()),
        entry('merge', t('widgets.rich-text.mergeCells'), (chain) => chain.mergeOrSplit(), { isApart: true }),
        entry('headerRow', t('widgets.rich-text.headerRow'), (chain) => chain.toggleHeaderRow()),
        entry('headerColumn', t('widgets.rich-text.headerColumn'), (chain) => chain.toggleHeaderColumn()),
        entry('removeTable', t('widgets.rich-text.removeTable'), (chain) => chain.deleteTable(), {
          isApart: true,
          isDanger: true,
        }),
      ]}
    >
      {icon}
    </MenuButton>
  )
}
