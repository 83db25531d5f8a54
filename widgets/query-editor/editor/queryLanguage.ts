import { languages } from 'monaco-editor/editor/editor.api'
import type { CodeEditor } from '../../shared/code/useMonaco.ts'
import type { Proposal } from '../model/proposals.ts'

type Model = NonNullable<ReturnType<CodeEditor['getModel']>>

/** Says what may stand at a place of a text. */
export type Propose = (sql: string, offset: number) => readonly Proposal[]

/** Who proposes for which text; other editors of SQL have no proposals. */
const proposers = new WeakMap<object, Propose>()

const kinds: Readonly<Record<Proposal['kind'], languages.CompletionItemKind>> = {
  table: languages.CompletionItemKind.Struct,
  column: languages.CompletionItemKind.Field,
  function: languages.CompletionItemKind.Function,
  keyword: languages.CompletionItemKind.Keyword,
  parameter: languages.CompletionItemKind.Variable,
}

/** What a person most likely means comes first. */
const order: readonly Proposal['kind'][] = ['parameter', 'column', 'table', 'keyword', 'function']

languages.registerCompletionItemProvider('sql', {
  triggerCharacters: ['.', '{', ' '],
  provideCompletionItems(model, position) {
    const propose = proposers.get(model)
    if (propose === undefined) return { suggestions: [] }
    const { startColumn } = model.getWordUntilPosition(position)
    const { lineNumber, column } = position
    const range = { startLineNumber: lineNumber, endLineNumber: lineNumber, startColumn, endColumn: column }
    const proposals = propose(model.getValue(), model.getOffsetAt(position))
    return {
      suggestions: proposals.map(({ kind, label, insert = label, detail = '' }) => ({
        ...{ label: { label, description: detail }, kind: kinds[kind], range, filterText: label },
        sortText: `${order.indexOf(kind)} ${label}`,
        insertText: insert,
        insertTextRules: languages.CompletionItemInsertTextRule[kind === 'function' ? 'InsertAsSnippet' : 'None'],
      })),
    }
  },
})

/** Gives proposals for the text of an editor from now on; gives what ends that. */
export function proposeFor(model: Model, propose: Propose): () => void {
  proposers.set(model, propose)
  return () => proposers.delete(model)
}
