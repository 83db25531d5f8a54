import { type ReactNode, useState } from 'react'
import { useTranslate } from '../i18n/index.ts'
import { Chevron } from '../icons/index.ts'
import { IconButton } from '../ui/index.ts'
import './sideTree.css'

interface FoldingPartProps {
  readonly title: ReactNode
  /** What the part is called. */
  readonly label: string
  readonly className: string
  /** Whether it is open at first. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** A part beside the records that a person folds away. */
export function FoldingPart({ title, label, className, isOpen: isOpenAtFirst, children }: FoldingPartProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <aside className={`pw-side-part ${className}`} aria-label={label} data-open={isOpen}>
      <header>
        <span className="pw-side-part-title">{title}</span>
        <IconButton
          className="pw-side-fold"
          aria-expanded={isOpen}
          label={translate(isOpen ? 'picker.foldTree' : 'picker.unfoldTree', { label })}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron />
        </IconButton>
      </header>
      {isOpen && children}
    </aside>
  )
}
