import type { InlineEditProps } from './inlineEdit.ts'
import { useInlineEdit } from './useInlineEdit.tsx'

/** A list whose cells are edited in their place. */
export function EditedInline({ controller, children }: InlineEditProps) {
  const inline = useInlineEdit(controller)
  return (
    <>
      {children(inline)}
      {inline.dialog}
    </>
  )
}
