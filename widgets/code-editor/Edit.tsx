import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import { type FocusEvent, useRef } from 'react'
import { type EditProps, useFullScreen, useTranslate } from '../../runtime/index.ts'
import '../shared/code/codeEditor.css'
import { modeNames } from '../shared/code/modes.ts'
import { useMonaco } from '../shared/code/useMonaco.ts'
import '../shared/editorFrame.css'
import { ToolButton } from '../shared/ToolButton.tsx'
import { toText } from '../shared/values.ts'
import { type CodeEditorProps, defaultHeight, defaultMode, defaultTabSize } from './props.ts'
import { useJsonMarkers } from './useJsonMarkers.ts'

export function CodeEdit(edit: EditProps<string, CodeEditorProps>) {
  const { mode = defaultMode, height = defaultHeight, tabSize = defaultTabSize } = edit.props
  const { lineNumbers = true, wrap = true } = edit.props
  const t = useTranslate()
  const frame = useRef<HTMLFieldSetElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const { isFull, toggle } = useFullScreen(frame)
  useJsonMarkers(useMonaco(edit, { mode, tabSize, lineNumbers, wrap }, place), mode, toText(edit.value))
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) edit.onBlur?.()
  }

  return (
    <fieldset
      ref={frame}
      className="pw-editor pw-code-editor"
      aria-label={edit.label}
      data-invalid={edit.invalid || undefined}
      data-disabled={edit.disabled || undefined}
      onBlur={left}
    >
      <div ref={place} className="pw-code-place" style={{ height }} />
      <div className="pw-editor-foot pw-code-foot">
        <span>{modeNames[mode]}</span>
        <span id={`${edit.id}-hint`} className="pw-code-hint">
          {t('widgets.code-editor.tabHint')}
        </span>
        <ToolButton
          label={t(isFull ? 'widgets.code-editor.leaveFullScreen' : 'widgets.code-editor.fullScreen')}
          icon={isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
          onPress={toggle}
        />
      </div>
    </fieldset>
  )
}
