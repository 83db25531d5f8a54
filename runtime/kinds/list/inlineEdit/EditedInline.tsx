import type { InlineEditProps } from './inlineEdit.ts'
import { useInlineEdit } from './useInlineEdit.tsx'

/** A list whose cells are edited in their place. */
export const EditedInline = ({ controller, children }: InlineEditProps) => children(useInlineEdit(controller))
