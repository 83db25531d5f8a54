import { type ReactNode, useRef } from 'react'
import { Icon, IconButton, useTranslate } from '../../runtime/index.ts'
import './clearable.css'

interface ClearableProps {
  /** Whether there is a choice that may be taken back. */
  readonly canClear: boolean
  readonly onClear: () => void
  readonly children: ReactNode
}

/** A group of choices with a mark that takes back what is chosen; the focus stays in the group. */
export function Clearable({ canClear, onClear, children }: ClearableProps) {
  const group = useRef<HTMLDivElement>(null)
  const t = useTranslate()
  return (
    <div ref={group} className="pw-clearable">
      {children}
      {canClear && (
        <IconButton
          size="small"
          className="pw-clearable-mark"
          label={t('choice.clear')}
          onClick={() => {
            group.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus()
            onClear()
          }}
        >
          <Icon name="close" />
        </IconButton>
      )}
    </div>
  )
}
