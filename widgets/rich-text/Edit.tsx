import type { Editor } from '@tiptap/core'
import { type FocusEvent, useRef } from 'react'
import { type EditProps, useEditorImages, useFullScreen, useTranslate } from '../../runtime/index.ts'
import { ImagesOnTheWay } from '../shared/ImagesOnTheWay.tsx'
import '../shared/editorFrame.css'
import '../shared/prose.css'
import { useIsDark } from '../shared/useIsDark.ts'
import { CharacterCount } from './CharacterCount.tsx'
import { defaultHeight, type RichTextProps } from './props.ts'
import './richText.css'
import { RichTextTools } from './RichTextTools.tsx'
import { useRichText } from './useRichText.ts'
import { insertWhenStored } from './waitingImages.ts'

export function RichTextEdit(edit: EditProps<string, RichTextProps>) {
  const { height = defaultHeight, maxLength, showCount = true } = edit.props
  const t = useTranslate()
  const { images, send } = useEditorImages()
  const isDark = useIsDark()
  const frame = useRef<HTMLFieldSetElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const screen = useFullScreen(frame)
  const addPictures = (into: Editor, files: readonly File[], at = into.state.selection.to) => {
    for (const file of files) void insertWhenStored(into, file, at, send)
  }
  const { editor, flush } = useRichText({ edit, place, onPictures: addPictures })
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    flush()
    edit.onBlur?.()
  }

  return (
    <fieldset
      ref={frame}
      className="pw-editor pw-rich-text"
      aria-label={edit.label}
      data-invalid={edit.invalid || undefined}
      data-disabled={edit.disabled || undefined}
      data-dark={isDark || undefined}
      onBlur={left}
    >
      <RichTextTools
        id={edit.id}
        label={edit.label}
        editor={editor}
        isDisabled={edit.disabled}
        screen={screen}
        onPictures={(files) => addPictures(editor, files)}
      />
      <div ref={place} className="pw-rich-text-place" style={{ height }} />
      <ImagesOnTheWay
        images={images}
        texts={{
          uploading: (name) => t('widgets.rich-text.uploading', { name }),
          failed: (name) => t('widgets.rich-text.uploadFailed', { name }),
          retry: t('widgets.rich-text.retry'),
          dismiss: (name) => t('widgets.rich-text.dismiss', { name }),
        }}
      />
      {showCount && <CharacterCount editor={editor} maxLength={maxLength} />}
    </fieldset>
  )
}
