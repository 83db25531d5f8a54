import { type RefObject, useEffect } from 'react'
import { useTranslate } from '../../runtime/index.ts'
import type { Mode } from '../shared/code/modes.ts'
import { monaco } from '../shared/code/monaco.ts'
import type { CodeEditor } from '../shared/code/useMonaco.ts'
import { findJsonIssue } from '../shared/jsonIssue.ts'

/** The severity of monaco's markers that is drawn as an error. */
const asError = 8

/** Underlines where a text in JSON mode stops being JSON. */
export function useJsonMarkers(code: RefObject<CodeEditor | null>, mode: Mode, value: string): void {
  const t = useTranslate()
  useEffect(() => {
    const model = code.current?.getModel()
    if (!model || mode !== 'json') return
    const issue = findJsonIssue(value)
    const { line: startLineNumber = 1, column: startColumn = 1 } = issue ?? {}
    const place = { startLineNumber, startColumn, endLineNumber: startLineNumber, endColumn: startColumn + 1 }
    const message = t('widgets.code-editor.noJson')
    monaco.setModelMarkers(model, 'json', issue ? [{ ...place, message, severity: asError }] : [])
  }, [code, mode, value, t])
}
