import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'

/** The alignments of a paragraph. */
export const alignments = ['left', 'center', 'right', 'justify'] as const

/** The marks of a text that are on or off. */
const marks = ['bold', 'italic', 'underline', 'strike', 'code'] as const

/** The blocks into which paragraphs can be turned. */
const blocks = ['bulletList', 'orderedList', 'blockquote', 'codeBlock'] as const

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What holds where the cursor stands, as the tools show it; they are drawn again when it changes. */
export const useToolState = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const style = now.getAttributes('textStyle')
      return {
        canUndo: now.can().undo(),
        canRedo: now.can().redo(),
        heading: [1, 2, 3, 4].find((level) => now.isActive('heading', { level })) ?? 0,
        marks: marks.filter((mark) => now.isActive(mark)),
        blocks: blocks.filter((block) => now.isActive(block)),
        align: alignments.find((align) => now.isActive({ textAlign: align })) ?? 'left',
        colour: textOf(style.color),
        background: textOf(style.backgroundColor),
        link: textOf(now.getAttributes('link').href),
        isTable: now.isActive('table'),
      }
    },
  })

export type ToolState = ReturnType<typeof useToolState>
