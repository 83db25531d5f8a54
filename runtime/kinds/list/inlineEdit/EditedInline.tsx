import { useInlineEdit } from './useInlineEdit.tsx'
import type { InlineEditProps } from './WithInlineEdit.tsx'

/** A list whose cells are edited in their place. */
export const EditedInline = ({ controller, children }: InlineEditProps) => children(useInlineEdit(controller))
