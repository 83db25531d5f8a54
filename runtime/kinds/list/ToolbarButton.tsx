import { Button } from 'antd'
import { useTranslate } from '../../i18n/index.ts'
import { Icon } from '../../icons/index.ts'
import { ChoiceButton } from './ChoiceButton.tsx'
import type { ActionButton } from './useActions.ts'

/** An action in the toolbar: a button, or a menu where a person chooses among several things. */
export function ToolbarButton({ action }: { readonly action: ActionButton }) {
  const translate = useTranslate()
  const { id, label, icon, style, isDisabled, isBusy, isKnown, choices, mark, run } = action
  const buttonProps = {
    type: style === 'primary' ? 'primary' : style === 'link' ? 'link' : 'default',
    danger: style === 'danger',
    icon: icon ? <Icon name={icon} /> : undefined,
    disabled: isDisabled || !isKnown,
    loading: isBusy,
    ...(mark ? { className: 'pw-toolbar-active' } : {}),
  } as const
  if (choices && !isBusy)
    return (
      <ChoiceButton
        {...buttonProps}
        label={label}
        entries={choices.map((choice) => ({ id: choice.id, label: choice.label, onSelect: choice.run }))}
      />
    )
  const hint = isKnown ? mark?.label : translate('issues.unknownAction', { action: id })
  return (
    <Button {...buttonProps} title={hint} onClick={run}>
      {label}
    </Button>
  )
}
