import { CodeOutlined, EyeOutlined } from '@ant-design/icons'
import { type FocusEvent, useState } from 'react'
import { type EditProps, useTranslate } from '../../runtime/index.ts'
import '../shared/editorFrame.css'
import { optionalProps } from '../shared/optionalProps.ts'
import { SafeHtml } from '../shared/SafeHtml.tsx'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { ToolButton } from '../shared/ToolButton.tsx'
import { Toolbar } from '../shared/Toolbar.tsx'
import { ToolGroup } from '../shared/ToolGroup.tsx'
import { toText } from '../shared/values.ts'
import './html.css'
import { defaultRows, type HtmlProps } from './props.ts'

export function HtmlEdit(edit: EditProps<string, HtmlProps>) {
  const { rows = defaultRows } = edit.props
  const t = useTranslate()
  const [isPreview, setPreview] = useState(false)
  const text = toText(edit.value)
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) edit.onBlur?.()
  }
  return (
    <fieldset
      className="pw-editor"
      aria-label={edit.label}
      data-invalid={edit.invalid || undefined}
      data-disabled={edit.disabled || undefined}
      onBlur={left}
    >
      <Toolbar label={t('widgets.html.tools', { label: edit.label })} controls={edit.id} more={t('widgets.html.more')}>
        <ToolGroup>
          <ToolButton
            label={t('widgets.html.source')}
            icon={<CodeOutlined aria-hidden />}
            isPressed={!isPreview}
            onPress={() => setPreview(false)}
          />
          <ToolButton
            label={t('widgets.html.preview')}
            icon={<EyeOutlined aria-hidden />}
            isPressed={isPreview}
            onPress={() => setPreview(true)}
          />
        </ToolGroup>
      </Toolbar>
      <textarea
        {...optionalProps({
          id: edit.id,
          className: 'pw-html-source',
          value: text,
          rows,
          hidden: isPreview,
          disabled: edit.disabled,
          placeholder: edit.placeholder,
          spellCheck: false,
          'aria-label': edit.label,
          ...stateAttributes(edit),
        })}
        onChange={(event) => edit.onChange(event.target.value)}
      />
      {isPreview && (
        <section
          className="pw-html-preview"
          aria-label={t('widgets.html.preview')}
          style={{ minHeight: `${rows * 1.5}em` }}
        >
          <SafeHtml html={text} />
        </section>
      )}
    </fieldset>
  )
}
