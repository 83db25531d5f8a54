import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useTranslate } from '../../runtime/index.ts'

interface CharacterCountProps {
  readonly editor: Editor
  readonly maxLength: number | undefined
}

/** How many characters are written, and how many there may be. */
export function CharacterCount({ editor, maxLength }: CharacterCountProps) {
  const t = useTranslate()
  const count = useEditorState({
    editor,
    selector: ({ editor: current }) => current.storage.characterCount.characters(),
  })
  return (
    <div className="pw-editor-foot" data-over={maxLength !== undefined && count > maxLength ? true : undefined}>
      {maxLength === undefined
        ? t('widgets.rich-text.count', { number: count })
        : t('widgets.rich-text.countOf', { number: count, max: maxLength })}
    </div>
  )
}
