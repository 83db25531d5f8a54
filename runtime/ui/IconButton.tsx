import type { ButtonHTMLAttributes, ReactNode } from 'react'
import './iconButton.css'

type NativeProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'type'>

interface IconButtonProps extends NativeProps {
  /** What it does: read out, and shown to the pointer unless `title` says more. */
  readonly label: string
  /** 28 px, or 24. */
  readonly size?: 'middle' | 'small'
  readonly children: ReactNode
}

/** The class of a button that shows only an icon, for those that another part draws. */
export const iconButton = 'pw-icon-button'

/** A button of ours that shows only an icon. */
export const IconButton = ({ label, size = 'middle', className, ...rest }: IconButtonProps) => (
  <button
    title={label}
    {...rest}
    type="button"
    className={className ? `${iconButton} ${className}` : iconButton}
    data-size={size}
    aria-label={label}
  />
)
