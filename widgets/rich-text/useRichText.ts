import { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { EditorProps } from '@tiptap/pm/view'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type EditProps, useData } from '../../runtime/index.ts'
import { cleanHtml } from '../shared/cleanHtml.ts'
import { toPictureUrl } from '../shared/textAddresses.ts'
import { toText } from '../shared/values.ts'
import { toElementAttributes } from './elementAttributes.ts'
import { createEmitter } from './emitter.ts'
import { createExtensions } from './extensions.ts'
import type { RichTextProps } from './props.ts'

interface RichTextOptions {
  readonly edit: EditProps<string, RichTextProps>
  /** The element in which the text is written. */
  readonly place: RefObject<HTMLElement | null>
  /** Takes the pictures that are pasted or dropped. */
  readonly onPictures: (editor: Editor, files: readonly File[], at?: number) => void
}

interface RichText {
  readonly editor: Editor
  /** Tells the form what is written, should it not know it yet. */
  readonly flush: () => void
}

const pictures = (data: DataTransfer | null): readonly File[] =>
  [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'))

/** Whether a text holds nothing at all, not even an empty table. */
const isBlank = (text: Node): boolean =>
  text.childCount === 1 && text.firstChild?.type.name === 'paragraph' && text.firstChild.content.size === 0

/** The editor of one field. Its text is cleaned on the way in, when something is pasted, and on the way out. */
export function useRichText({ edit, place, onPictures }: RichTextOptions): RichText {
  const { staticUrl } = useData()
  const value = toText(edit.value)
  const now = useRef({ edit, staticUrl, onPictures, value })
  useLayoutEffect(() => {
    now.current = { ...now.current, edit, staticUrl, onPictures }
  })

  const [{ editor, clean, flush }] = useState(() => {
    const picture = (source: string) => toPictureUrl(source, now.current.staticUrl)
    const clean = (html: string) => cleanHtml(html, (source) => (picture(source) === undefined ? undefined : source))
    const editor = new Editor({
      element: null,
      extensions: createExtensions({
        placeholder: () => now.current.edit.placeholder ?? '',
        picture: (source) => picture(source) ?? '',
      }),
      content: clean(value),
      editable: !edit.disabled,
      autofocus: edit.autoFocus ?? false,
      onUpdate: ({ editor: changed }) => emitter.changed(changed.state.doc.nodeSize),
    })
    const emitter = createEmitter(() => {
      now.current.value = isBlank(editor.state.doc) ? '' : clean(editor.getHTML())
      now.current.edit.onChange(now.current.value)
    })
    return { editor, clean, flush: emitter.flush }
  })

  // An editor whose tab is hidden leaves the page and keeps its text, its selection and what can be undone.
  useLayoutEffect(() => {
    if (place.current) editor.mount(place.current)
    return () => {
      flush()
      editor.unmount()
    }
  }, [editor, flush, place])

  const { id, label, disabled, required, invalid, describedBy, placeholder } = edit
  useLayoutEffect(() => {
    const editorProps: EditorProps = {
      attributes: toElementAttributes({ id, label, disabled, required, invalid, describedBy, placeholder }),
      transformPastedHTML: clean,
      handlePaste(_view, event) {
        const files = pictures(event.clipboardData)
        // Office programs add a picture of the text that they put on the clipboard.
        if (files.length === 0 || event.clipboardData?.types.includes('text/html')) return false
        now.current.onPictures(editor, files)
        return true
      },
      handleDrop(view, event) {
        const files = pictures(event.dataTransfer)
        if (files.length === 0) return false
        event.preventDefault()
        now.current.onPictures(editor, files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos)
        return true
      },
    }
    editor.setOptions({ editable: !disabled, editorProps })
  }, [editor, clean, id, label, disabled, required, invalid, describedBy, placeholder])

  useEffect(() => {
    if (value === now.current.value) return
    now.current.value = value
    editor.commands.setContent(clean(value), { emitUpdate: false })
  }, [editor, clean, value])
  return { editor, flush }
}
