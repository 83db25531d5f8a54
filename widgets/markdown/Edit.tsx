import MarkdownEditor, { type RefMDEditor } from '@uiw/react-md-editor/nohighlight'
import { type ClipboardEvent, type DragEvent, type FocusEvent, useMemo, useRef, useState } from 'react'
import { type EditProps, useEditorImages, useFullScreen, useTranslate } from '../../runtime/index.ts'
import '../shared/editorFrame.css'
import { ImagesOnTheWay } from '../shared/ImagesOnTheWay.tsx'
import { optionalProps } from '../shared/optionalProps.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { toText } from '../shared/values.ts'
import { imageMarkdown } from './imageMarkdown.ts'
import './markdown.css'
import { MarkdownText } from './MarkdownText.tsx'
import { type MarkdownMode, MarkdownTools } from './MarkdownTools.tsx'
import { defaultHeight, type MarkdownProps, minHeight } from './props.ts'
import { keyCommands } from './tools.tsx'

/** From this width on the text and its preview have room side by side. */
const wide = '(min-width: 900px)'

export function MarkdownEdit(edit: EditProps<string, MarkdownProps>) {
  const { height = defaultHeight } = edit.props
  const t = useTranslate()
  const { images, send } = useEditorImages()
  const frame = useRef<HTMLFieldSetElement>(null)
  const editor = useRef<RefMDEditor>(null)
  const screen = useFullScreen(frame)
  const [mode, setMode] = useState<MarkdownMode>(() => (matchMedia(wide).matches ? 'live' : 'edit'))
  const components = useMemo(() => ({ preview: (text: string) => <MarkdownText text={text} /> }), [])

  const insert = (text: string) => {
    editor.current?.commandOrchestrator?.textApi.replaceSelection(text)
  }
  const addPictures = async (files: readonly File[]) => {
    for (const file of files) {
      const address = await send(file)
      if (address !== null) insert(imageMarkdown(address, file.name.replace(/\.\w+$/, '')))
    }
  }
  const insertFiles = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const files = [...data.files].filter((file) => file.type.startsWith('image/'))
    if (files.length === 0 || edit.disabled) return
    event.preventDefault()
    void addPictures(files)
  }
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) edit.onBlur?.()
  }

  return (
    <fieldset
      ref={frame}
      className="pw-editor pw-markdown"
      aria-label={edit.label}
      data-invalid={edit.invalid || undefined}
      data-disabled={edit.disabled || undefined}
      onBlur={left}
    >
      <MarkdownTools
        id={edit.id}
        label={edit.label}
        mode={mode}
        isDisabled={edit.disabled}
        screen={screen}
        onMode={setMode}
        onCommand={(command) => editor.current?.commandOrchestrator?.executeCommand(command)}
        onPictures={(files) => void addPictures(files)}
        onAddress={(address, remark) => insert(imageMarkdown(address, remark))}
      />
      <div className="pw-markdown-place" style={{ height, minHeight }}>
        <MarkdownEditor
          ref={editor}
          value={toText(edit.value)}
          onChange={(text = '') => edit.onChange(text)}
          preview={mode}
          height="100%"
          commands={keyCommands}
          extraCommands={[]}
          components={components}
          hideToolbar
          visibleDragbar={false}
          defaultTabEnable
          autoFocus={edit.autoFocus ?? false}
          textareaProps={optionalProps({
            id: edit.id,
            disabled: edit.disabled,
            placeholder: edit.placeholder,
            'aria-label': edit.label,
            onPaste: (event: ClipboardEvent) => insertFiles(event, event.clipboardData),
            onDrop: (event: DragEvent) => insertFiles(event, event.dataTransfer),
            ...stateAttributes(edit),
          })}
        />
      </div>
      <ImagesOnTheWay
        images={images}
        texts={{
          uploading: (name) => t('widgets.markdown.uploading', { name }),
          failed: (name) => t('widgets.markdown.uploadFailed', { name }),
          retry: t('widgets.markdown.retry'),
          dismiss: (name) => t('widgets.markdown.dismiss', { name }),
        }}
      />
    </fieldset>
  )
}
