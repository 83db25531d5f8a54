// The features that people use; monaco as a whole is four times as heavy. All of them come before the first editor, which
// takes the services that are there. What the library calls the feature of suggestions leaves their list out.
import 'monaco-editor/editor/contrib/suggest/browser/suggestController'
import 'monaco-editor/features/bracketMatching/register'
import 'monaco-editor/features/caretOperations/register'
import 'monaco-editor/features/clipboard/register'
import 'monaco-editor/features/codicon/register'
import 'monaco-editor/features/comment/register'
import 'monaco-editor/features/contextmenu/register'
import 'monaco-editor/features/find/register'
import 'monaco-editor/features/folding/register'
import 'monaco-editor/features/gotoError/register'
import 'monaco-editor/features/hover/register'
import 'monaco-editor/features/indentation/register'
import 'monaco-editor/features/lineSelection/register'
import 'monaco-editor/features/linesOperations/register'
import 'monaco-editor/features/multicursor/register'
import 'monaco-editor/features/placeholderText/register'
import 'monaco-editor/features/smartSelect/register'
import 'monaco-editor/features/toggleTabFocusMode/register'
import 'monaco-editor/features/wordHighlighter/register'
import 'monaco-editor/features/wordOperations/register'
import 'monaco-editor/languages/definitions/css/register'
import 'monaco-editor/languages/definitions/html/register'
import 'monaco-editor/languages/definitions/java/register'
import 'monaco-editor/languages/definitions/javascript/register'
import 'monaco-editor/languages/definitions/markdown/register'
import 'monaco-editor/languages/definitions/objective-c/register'
import 'monaco-editor/languages/definitions/python/register'
import 'monaco-editor/languages/definitions/r/register'
import 'monaco-editor/languages/definitions/shell/register'
import 'monaco-editor/languages/definitions/sql/register'
import 'monaco-editor/languages/definitions/swift/register'
import { editor, languages } from 'monaco-editor/editor/editor.api'
import { jsonConfiguration, jsonTokens } from './jsonLanguage.ts'

/**
 * Monaco's editor, with a worker that is a module of the app itself: no script comes from elsewhere or from memory. What
 * is done to it is done here, where the build sees that it is used.
 */
function prepare(): typeof editor {
  Object.assign(globalThis, {
    MonacoEnvironment: {
      getWorker: () => new Worker(new URL('./editorWorker.ts', import.meta.url), { type: 'module' }),
    },
  })
  languages.register({ id: 'json' })
  languages.setLanguageConfiguration('json', jsonConfiguration)
  languages.setMonarchTokensProvider('json', jsonTokens)
  return editor
}

export const monaco = prepare()
