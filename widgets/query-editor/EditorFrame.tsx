import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import { type EditProps, useFullScreen, useTranslate } from '../../runtime/index.ts'
import '../shared/code/codeEditor.css'
import '../shared/editorFrame.css'
import { ToolButton } from '../shared/ToolButton.tsx'
import { defaultHeight, type QueryEditorProps } from './props.ts'

interface EditorFrameProps {
  readonly edit: EditProps<string, QueryEditorProps>
  readonly place: RefObject<HTMLDivElement | null>
  /** What language the text is in. */
  readonly name: string
  readonly onLeave?: () => void
}

/** The frame of a text that is being written, with its keys below. */
export function EditorFrame({ edit, place, name, onLeave }: EditorFrameProps) {
  const t = useTranslate()
  const frame = useRef<HTMLFieldSetElement>(null)
  const { isFull, toggle } = useFullScreen(frame)
  /** Escape belongs to the editor, and to its full screen; what stands behind it, such as the form, stays open. */
  const keepEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isFull) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    edit.onBlur?.()
    onLeave?.()
  }
  return (
    <fieldset
      ref={frame}
      className="pw-editor pw-sql-frame"
      aria-label={edit.label}
      data-invalid={edit.invalid || undefined}
      data-disabled={edit.disabled || undefined}
      onBlur={onBlur}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the editor within is what takes the keys */}
      <div
        ref={place}
        className="pw-code-place"
        style={{ height: edit.props.height ?? defaultHeight }}
        onKeyDown={keepEscape}
      />
      <div className="pw-editor-foot pw-code-foot">
        <span>{name}</span>
        <span id={`${edit.id}-hint`} className="pw-code-hint">
          {t('widgets.query-editor.hint')}
        </span>
        <ToolButton
          label={t(isFull ? 'widgets.query-editor.leaveFullScreen' : 'widgets.query-editor.fullScreen')}
          icon={isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
          onPress={toggle}
        />
      </div>
    </fieldset>
  )
}
