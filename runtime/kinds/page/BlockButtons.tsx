import { Icon } from '../../icons/index.ts'
import { BusyButton } from '../../ui/index.ts'
import type { BlockButton } from './useBlockActions.ts'

interface BlockButtonsProps {
  readonly buttons: readonly BlockButton[]
  /** Whether they stand with a block or a record, where there is less room. */
  readonly isSmall?: boolean
  readonly size?: 'small' | 'middle' | 'large'
}

/** Buttons of a page or a block. */
export const BlockButtons = ({ buttons, isSmall = false, size = isSmall ? 'small' : 'middle' }: BlockButtonsProps) =>
  buttons.map(({ id, label, icon, style, isDisabled, isBusy, run }) => (
    <BusyButton
      key={id}
      size={size}
      type={style === 'primary' || style === 'link' ? style : 'default'}
      danger={style === 'danger'}
      icon={icon ? <Icon name={icon} /> : undefined}
      disabled={isDisabled}
      isBusy={isBusy}
      onClick={run}
    >
      {label}
    </BusyButton>
  ))
