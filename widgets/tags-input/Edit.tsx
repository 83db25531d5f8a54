import { CloseOutlined } from '@ant-design/icons'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import type { TagsInputProps } from './props.ts'
import { addTags, joinTags, readAllTags, readTags, toTags } from './tagText.ts'
import './tagsInput.css'

export function TagsInputEdit(edit: EditProps<string, TagsInputProps>) {
  const { props, disabled } = edit
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const tags = toTags(edit.value, props)
  const isFull = props.max !== undefined && tags.length >= props.max

  const add = (added: readonly string[]) => {
    const next = joinTags(addTags(tags, added, props), props)
    if (next !== joinTags(tags, props)) edit.onChange(next)
  }
  const addTag = (text: string) => {
    const { tags: complete, rest } = readTags(text, props)
    setTyped(rest)
    if (complete.length > 0) add(complete)
  }
  const finish = () => {
    if (typed.trim() !== '') add(readAllTags(typed, props))
    setTyped('')
  }
  const remove = (place: number) => {
    edit.onChange(joinTags(tags.toSpliced(place, 1), props))
    // The button that was pressed goes away with its tag.
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      finish()
    }
    if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      event.preventDefault()
      remove(tags.length - 1)
    }
  }

  return (
    <fieldset
      className="pw-tags-box"
      aria-label={edit.label}
      data-invalid={edit.invalid || undefined}
      data-disabled={disabled || undefined}
    >
      {tags.map((tag, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tag may come twice, and its place is all that tells them apart
        <span key={place} className="pw-tags-tag">
          {tag}
          {!disabled && (
            <button
              type="button"
              className="pw-tags-remove"
              aria-label={t('widgets.tags-input.remove', { tag })}
              onClick={() => remove(place)}
            >
              <CloseOutlined aria-hidden />
            </button>
          )}
        </span>
      ))}
      <input
        ref={input}
        id={edit.id}
        className="pw-tags-input"
        value={typed}
        disabled={disabled}
        readOnly={isFull}
        // biome-ignore lint/a11y/noAutofocus: a form may say in which field it begins
        autoFocus={edit.autoFocus ?? false}
        placeholder={tags.length === 0 ? edit.placeholder || t('widgets.tags-input.placeholder') : undefined}
        onChange={(event) => {
          const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
          if (isComposing) setTyped(event.target.value)
          else addTag(event.target.value)
        }}
        onCompositionEnd={(event) => addTag(event.currentTarget.value)}
        onPaste={(event) => {
          // The browser would join the lines of what is pasted into one.
          const text = event.clipboardData.getData('text')
          if (!/[\n\t]/.test(text) || isFull) return
          event.preventDefault()
          addTag(`${typed}${text.trimEnd()}\n`)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          finish()
          edit.onBlur?.()
        }}
        {...stateAttributes(edit)}
      />
    </fieldset>
  )
}
