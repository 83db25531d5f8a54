import { useTranslate } from '../../i18n/index.ts'
import { MenuButton, type MenuEntry } from '../../popup/index.ts'
import type { ActionButton } from './useActions.ts'

interface ToolbarMenuProps {
  readonly label: string
  readonly buttons: readonly ActionButton[]
  /** How many records are ticked. */
  readonly selected: number
}

/** The actions of a toolbar behind one button. */
export function ToolbarMenu({ label, buttons, selected }: ToolbarMenuProps) {
  const translate = useTranslate()
  const toEntries = (action: ActionButton): readonly MenuEntry[] => {
    const { id, style, isDisabled, isBusy, isKnown, choices, run } = action
    const about = { isDisabled: isDisabled || isBusy || !isKnown, isDanger: style === 'danger' && selected > 0 }
    const counted = action.selected
      ? translate('list.countedAction', { label: action.label, count: action.selected })
      : action.label
    if (!choices) return [{ id, label: counted, ...about, onSelect: run }]
    return choices.map((choice) => ({ ...about, id: `${id} ${choice.id}`, label: choice.label, onSelect: choice.run }))
  }
  return (
    <MenuButton label={label} className="pw-toolbar-menu" entries={buttons.flatMap(toEntries)}>
      ⋯
    </MenuButton>
  )
}
