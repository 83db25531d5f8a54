import { theme } from 'antd'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { EditProps } from '../../../runtime/index.ts'
import { useIsDark } from '../useIsDark.ts'
import { toText } from '../values.ts'
import { languages, type Mode } from './modes.ts'
import { monaco } from './monaco.ts'
import { darkRules, lightRules } from './tokenColors.ts'

/** An editor of code on the screen. */
export type CodeEditor = ReturnType<typeof monaco.create>

/** How an editor of code looks. */
export interface CodeAppearance {
  readonly mode: Mode
  readonly tabSize: number
  readonly lineNumbers: boolean
  readonly wrap: boolean
}

const set = (element: Element | null | undefined, name: string, value: string | undefined) =>
  value === undefined ? element?.removeAttribute(name) : element?.setAttribute(name, value)

/** The editor of one field, drawn into `place` for as long as the field is on the screen; null while it is not. */
export function useMonaco(
  edit: EditProps<string, unknown>,
  { mode, tabSize, lineNumbers, wrap }: CodeAppearance,
  place: RefObject<HTMLElement | null>,
): RefObject<CodeEditor | null> {
  const { token } = theme.useToken()
  const isDark = useIsDark()
  const value = toText(edit.value)
  const now = useRef({ edit, value, isSetting: false })
  const code = useRef<CodeEditor | null>(null)
  useLayoutEffect(() => {
    now.current.edit = edit
  })

  // Themes are of all editors; each sets the one that holds around it.
  const background = token.colorBgContainer
  useLayoutEffect(() => {
    const name = isDark ? 'pw-dark' : 'pw-light'
    const colors = {
      'editor.background': background,
      'editorGutter.background': background,
      'editor.placeholder.foreground': isDark ? '#9aa5a2' : '#5f6b68',
    }
    monaco.defineTheme(name, {
      base: isDark ? 'vs-dark' : 'vs',
      inherit: true,
      rules: isDark ? darkRules : lightRules,
      colors,
    })
    monaco.setTheme(name)
  }, [isDark, background])

  useLayoutEffect(() => {
    if (!place.current) return
    const created = monaco.create(place.current, {
      value: now.current.value,
      language: languages[mode],
      tabSize,
      insertSpaces: true,
      detectIndentation: false,
      automaticLayout: true,
      // Label, description and state of a form's control belong to an element that can carry them.
      editContext: false,
      minimap: { enabled: false },
      scrollBeyondLastLine: false,
      overviewRulerLanes: 0,
      fontSize: 13,
      padding: { top: 8, bottom: 8 },
      lineNumbersMinChars: 3,
      renderLineHighlight: 'line',
      scrollbar: { alwaysConsumeMouseWheel: false },
      fixedOverflowWidgets: false,
      // An editor that knows what to propose turns these on.
      quickSuggestions: false,
      suggestOnTriggerCharacters: false,
      wordBasedSuggestions: 'off',
    })
    const changes = created.onDidChangeModelContent(() => {
      if (now.current.isSetting) return
      now.current.value = created.getValue()
      now.current.edit.onChange(now.current.value)
    })
    // Names the lines in view to the tokenizer; it would colour them when the browser has nothing to do, which may be never.
    created.restoreViewState(created.saveViewState())
    code.current = created
    if (now.current.edit.autoFocus) created.focus()
    return () => {
      code.current = null
      changes.dispose()
      created.getModel()?.dispose()
      created.dispose()
    }
  }, [place, mode, tabSize])

  const { id, label, disabled, required, invalid, describedBy, placeholder = '' } = edit
  useLayoutEffect(() => {
    code.current?.updateOptions({
      readOnly: disabled,
      domReadOnly: disabled,
      ariaLabel: label,
      ariaRequired: required,
      placeholder,
      lineNumbers: lineNumbers ? 'on' : 'off',
      wordWrap: wrap ? 'on' : 'off',
    })
    const input = place.current?.querySelector('textarea')
    set(input, 'id', id)
    set(input, 'aria-invalid', invalid ? 'true' : undefined)
    set(input, 'aria-disabled', disabled ? 'true' : undefined)
    set(input, 'aria-describedby', `${id}-hint${describedBy ? ` ${describedBy}` : ''}`)
  }, [place, id, label, disabled, required, invalid, describedBy, placeholder, lineNumbers, wrap])

  useEffect(() => {
    if (value === now.current.value) return
    now.current.value = value
    now.current.isSetting = true
    code.current?.setValue(value)
    now.current.isSetting = false
  }, [value])
  return code
}
