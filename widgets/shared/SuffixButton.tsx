import type { ButtonHTMLAttributes } from 'react'
import './suffixButton.css'

interface SuffixButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'title' | 'type'> {
  /** What it does, for everybody. */
  readonly label: string
}

/** A small button at the end of a line of input. */
export const SuffixButton = ({ label, ...rest }: SuffixButtonProps) => (
  <button type="button" className="pw-suffix-button" aria-label={label} title={label} {...rest} />
)
