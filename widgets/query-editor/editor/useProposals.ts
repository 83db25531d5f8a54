import { type RefObject, useEffect } from 'react'
import { type QueryCatalogue, useLatest } from '../../../runtime/index.ts'
import type { CodeEditor } from '../../shared/code/useMonaco.ts'
import { proposeAt } from '../model/proposals.ts'
import { proposeFor } from './queryLanguage.ts'

/** Proposes what may stand where a person writes. */
export function useProposals(
  code: RefObject<CodeEditor | null>,
  catalogue: QueryCatalogue,
  parameters: readonly string[],
): void {
  const latest = useLatest({ catalogue, parameters })
  useEffect(() => {
    const model = code.current?.getModel()
    if (!model) return
    code.current?.updateOptions({
      quickSuggestions: { other: 'on', comments: 'off', strings: 'off' },
      suggest: { showWords: false, showStatusBar: false, showIcons: true },
      suggestOnTriggerCharacters: true,
      quickSuggestionsDelay: 50,
    })
    return proposeFor(model, (sql, offset) =>
      proposeAt(sql, offset, latest.current.catalogue, latest.current.parameters),
    )
  }, [code, latest])
}
