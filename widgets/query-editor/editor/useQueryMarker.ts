import { type RefObject, useEffect } from 'react'
import { monaco } from '../../shared/code/monaco.ts'
import type { CodeEditor } from '../../shared/code/useMonaco.ts'

/** A mistake of a query, with its place, both from 1. */
export interface QueryMistake {
  readonly message: string
  readonly place: { readonly line: number; readonly column: number } | undefined
}

/** The severity of monaco's markers that is drawn as an error. */
const asError = 8

/** Underlines the word of the text where a mistake stands. */
export function useQueryMarker(code: RefObject<CodeEditor | null>, mistake: QueryMistake | undefined): void {
  useEffect(() => {
    const model = code.current?.getModel()
    if (!model) return
    monaco.setModelMarkers(model, 'query', mistake?.place ? [toMarker(model, mistake.message, mistake.place)] : [])
  }, [code, mistake])
}

function toMarker(
  model: NonNullable<ReturnType<CodeEditor['getModel']>>,
  message: string,
  place: { readonly line: number; readonly column: number },
) {
  const { lineNumber, column } = model.validatePosition({ lineNumber: place.line, column: place.column })
  const word = model.getWordAtPosition({ lineNumber, column })
  // At the end of a line there is no word: the one before it is underlined.
  const isAtEnd = column >= model.getLineMaxColumn(lineNumber)
  return {
    message,
    severity: asError,
    startLineNumber: lineNumber,
    startColumn: word?.startColumn ?? (isAtEnd ? Math.max(1, column - 1) : column),
    endLineNumber: lineNumber,
    endColumn: word?.endColumn ?? column + 1,
  }
}
