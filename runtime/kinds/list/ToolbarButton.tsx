import { useTranslate } from '../../i18n/index.ts'
import { Icon } from '../../icons/index.ts'
import { BusyButton } from '../../ui/index.ts'
import { ChoiceButton } from './ChoiceButton.tsx'
import type { ActionButton } from './useActions.ts'

/** An action in the toolbar: a button, or a menu where a person chooses among several things. */
export function ToolbarButton({ action }: { readonly action: ActionButton }) {
  const translate = useTranslate()
  const { id, label, icon, style, isDisabled, isBusy, isKnown, choices, mark, selected, run } = action
  // What is about ticked records is quiet until there are some.
  const isQuiet = selected === 0
  const shown = selected ? translate('list.countedAction', { label, count: selected }) : label
  const buttonProps = {
    type: style === 'primary' && !isQuiet ? 'primary' : style === 'link' ? 'link' : 'default',
    danger: style === 'danger' && !isQuiet,
    icon: icon ? <Icon name={icon} /> : undefined,
    disabled: isDisabled || !isKnown,
    ...(mark || isQuiet ? { className: mark ? 'pw-toolbar-active' : 'pw-toolbar-quiet' } : {}),
  } as const
  if (choices && !isBusy)
    return (
      <ChoiceButton
        {...buttonProps}
        label={shown}
        entries={choices.map((choice) => ({ id: choice.id, label: choice.label, onSelect: choice.run }))}
      />
    )
  const hint = isKnown ? mark?.label : translate('issues.unknownAction', { action: id })
  return (
    <BusyButton {...buttonProps} isBusy={isBusy} title={hint} onClick={run}>
      {shown}
    </BusyButton>
  )
}
