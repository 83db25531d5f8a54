import { useEffect, useMemo, useRef } from 'react'
import type { Layout, LayoutEntry } from '../language/index.ts'
import { usePageForm } from './context.tsx'
import { FieldNode } from './FieldNode.tsx'
import { FormContainer } from './FormContainer.tsx'
import { FormLinks } from './FormLinks.tsx'
import { FormNote } from './FormNote.tsx'
import { findContainer } from './fieldsOf.ts'
import { observing } from './observing.tsx'
import { revealField } from './revealField.ts'
import { UnfoldedContainer } from './UnfoldedContainer.tsx'
import './form.css'

interface FormLayoutProps {
  readonly layout: Layout
  readonly columns: number
  readonly labels?: 'top' | 'left' | 'none'
  /** Whether tabs, steps and groups show all that they hold, one below the other. */
  readonly isUnfolded?: boolean
}

/** Lays out the fields of the form around it (design 3, `form.layout`). */
export const FormLayout = observing(function FormLayout({
  layout,
  columns,
  labels = 'top',
  isUnfolded = false,
}: FormLayoutProps) {
  const pageForm = usePageForm()
  const root = useRef<HTMLDivElement>(null)
  const revealed = pageForm.revealed()

  useEffect(() => {
    if (revealed === undefined) return
    return revealField(
      () => root.current,
      revealed,
      () => pageForm.reveal(undefined),
    )
  }, [revealed, pageForm])

  return (
    <div ref={root} className={`pw-form pw-form-labels-${labels}`}>
      <FormItems items={layout} columns={columns} isUnfolded={isUnfolded} />
    </div>
  )
})

const keyOf = (entry: LayoutEntry, index: number): string => {
  if (typeof entry === 'string') return entry
  return 'field' in entry ? entry.field : `container ${index}`
}

interface FormItemsProps {
  readonly items: Layout
  readonly columns: number
  readonly isUnfolded: boolean
  /** What the panel around them is called. */
  readonly title?: string | undefined
}

/** Runs of fields share one grid; containers stand between them at full width. */
function FormItems({ items, columns, isUnfolded, title }: FormItemsProps) {
  const { fields } = usePageForm().options
  const [only] = items.length === 1 ? items : []
  const name = typeof only === 'object' && 'field' in only ? only.field : only
  // A panel that is called as its only field says the same twice.
  const isTitled = title !== undefined && typeof name === 'string' && fields[name]?.label === title
  const style = useMemo(() => (columns > 1 ? { '--pw-columns': columns } : undefined), [columns])
  return (
    <div
      className={isTitled ? 'pw-form-grid pw-form-titled' : 'pw-form-grid'}
      style={style as React.CSSProperties | undefined}
    >
      {items.map((entry, index) => (
        <FormEntry key={keyOf(entry, index)} entry={entry} columns={columns} isUnfolded={isUnfolded} />
      ))}
    </div>
  )
}

interface FormEntryProps {
  readonly entry: LayoutEntry
  readonly columns: number
  readonly isUnfolded: boolean
}

function FormEntry({ entry, columns, isUnfolded }: FormEntryProps) {
  if (typeof entry === 'string') return <FieldNode name={entry} columns={columns} />
  if ('field' in entry) {
    return <FieldNode name={entry.field} columns={columns} {...(entry.span ? { span: entry.span } : {})} />
  }
  if ('note' in entry) return <FormNote entry={entry} />
  if ('links' in entry) return <FormLinks entry={entry} />
  const container = findContainer(entry)
  if (!container) return null
  const Container = isUnfolded ? UnfoldedContainer : FormContainer
  return (
    <Container
      container={container}
      content={(items, title) => <FormItems items={items} columns={columns} isUnfolded={isUnfolded} title={title} />}
    />
  )
}
